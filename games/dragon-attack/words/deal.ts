import type { Deal } from '@hoard/kernel';

/** DA-7.8: where nothing changes hands, it is peace. */
export const isTruce = ({ give, get }: Deal): boolean => give.length + get.length === 0;
