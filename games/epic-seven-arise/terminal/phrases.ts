export const TYPING: readonly string[] = [
  'Several answers at once, by their keys:',
  'skill:1 foe:0 lay:r4 lay:g4 plain: a skill, its target, its cards and no Soul Burn. What is not asked is left out.',
  'A card is looked up by its code: card A14. So are heroes and monsters: hero ras, monster husk.',
];

const KEY = /^[a-zA-Z]+(:[\w-]+)?$/;

/** Several keys in a row, each with what it is done to: `skill:1 foe:0 lay:r4`. */
export function phraseIn(typed: string): string[] | null {
  const keys = typed.split(/[\s,]+/).filter((word) => word !== '');
  return keys.length > 1 && keys.every((key) => KEY.test(key)) && keys.some((key) => key.includes(':')) ? keys : null;
}
