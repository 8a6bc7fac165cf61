/** What somebody gives and what they get for it. */
export interface Deal {
  readonly give: readonly number[];
  readonly get: readonly number[];
}

/** DA-7.8: where nothing changes hands, it is peace. */
export const isTruce = ({ give, get }: Deal): boolean => give.length + get.length === 0;
