/** What a blow is made of: printed and added, then what was taken off. */
export interface BlowSum {
  readonly printed: number;
  readonly bonus: number;
  readonly armour: number;
  readonly shields?: number;
  readonly extra?: number;
}

/** What takes something off a blow, in a language. */
interface Reducing {
  readonly armour: string;
  readonly shields: (count: number) => string;
  readonly extra: string;
}

/** `6 - 1 armour - 1 Shield = 4`, or only `4` where nothing was added or taken off. */
export function blowIn({ printed, bonus, armour, shields = 0, extra = 0 }: BlowSum, words: Reducing): string {
  const net = Math.max(0, printed + bonus - armour - shields - extra);
  const parts = [
    ...(bonus === 0 ? [] : [bonus < 0 ? `- ${-bonus}` : `+ ${bonus}`]),
    ...(armour === 0 ? [] : [`- ${armour} ${words.armour}`]),
    ...(shields === 0 ? [] : [`- ${shields} ${words.shields(shields)}`]),
    ...(extra === 0 ? [] : [`- ${extra} ${words.extra}`]),
  ];
  return parts.length === 0 ? String(net) : `${printed} ${parts.join(' ')} = ${net}`;
}

/** The same things as one, with their number: `2 Husks` is `Husk, Husk`. */
export const countedIn = (things: readonly string[], several: (count: number, thing: string) => string): string[] =>
  [...Map.groupBy(things, (thing) => thing)].map(([thing, all]) => (all.length === 1 ? thing : several(all.length, thing)));
