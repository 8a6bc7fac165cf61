import { doing, listing, naming, times } from '@hoard/kernel';
import { ANY, COLOURS, PRIZES, SKYSTONES, type Burn, type Content, type Status } from '../../content/content.ts';
import { sidesOf } from '../../rules/story.ts';
import type { Foe } from '../../state/battleEvents.ts';
import type { Difficulty } from '../../state/choices.ts';

// What English sentences are made of.

export const clause = doing('You');
export const whom = naming('you');
export const listOf = listing('and', 'nothing');

export const souls = (count: number): string => times(count, 'Soul');
export const skulls = (count: number): string => times(count, 'Skull');
export const potions = (count: number): string => times(count, 'Health Potion');
export const cardsOf = (count: number): string => times(count, 'card');
export const points = (count: number): string => times(count, 'point');

/** `1 white Skystone`, `2 Skystones of any colour`. */
export const stonesOf = (colour: number, count: number): string =>
  colour === ANY ? `${times(count, 'Skystone')} of any colour` : `${count} ${SKYSTONES[colour]} ${count === 1 ? 'Skystone' : 'Skystones'}`;

/** By colour: `2 white and 1 green Skystone`. */
export function stonesIn(stones: readonly number[]): string {
  const some = stones.flatMap((count, colour) => (count > 0 ? [`${count} ${SKYSTONES[colour]}`] : []));
  const all = stones.reduce((sum, count) => sum + Math.max(0, count), 0);
  return some.length === 0 ? 'no Skystones' : `${listOf(some)} ${all === 1 ? 'Skystone' : 'Skystones'}`;
}

/** What a kill or a bounty pays. */
export const prizeOf = (prize: number): string =>
  prize < ANY
    ? `a ${SKYSTONES[prize]} Skystone`
    : prize === ANY
      ? 'a Skystone of any colour'
      : PRIZES[prize] === 'artifact'
        ? 'an Artifact'
        : 'a Skill Point card';

export const colours: readonly string[] = SKYSTONES;

export const statuses: { readonly [status in Status]: string } = {
  stun: 'Stun',
  silence: 'Silence',
  slow: 'Decrease Speed',
  unheal: 'Unhealable',
  power: 'Increase Damage',
  harden: 'Increase Armour',
  drain: 'Lose 2 Souls',
  discard: 'Discard 1',
};

export const difficulties: { readonly [difficulty in Difficulty]: string } = { gentle: 'gentle', standard: 'standard', grim: 'grim' };

/** A hero's skills by what they are played with. */
export const sets: readonly string[] = ['pair', 'run', 'triple'];

/** What the rows of a content set are called, as a sentence needs them. */
export interface Names {
  readonly content: Content;
  /** `red 4`, `Ember Flask`. */
  readonly card: (card: number) => string;
  readonly cards: (cards: readonly number[]) => string;
  readonly hero: (hero: number) => string;
  /** `Husk 2`, `Grubmaw`: several of a kind are told apart by their number. */
  readonly foe: (foe: Pick<Foe, 'kind' | 'nth'>) => string;
  /** `Husk`, without what tells it from the Husks of other chapters. */
  readonly kind: (kind: number) => string;
  readonly tile: (tile: number) => string;
  readonly token: (token: number) => string;
  readonly story: (story: number) => string;
  readonly chapter: (chapter: number) => string;
  /** What a Story card lets the group vote for. */
  readonly side: (side: number) => string;
}

/** A card that is not known, by its deck. */
const UNSEEN = ['a Skill Point card', 'an Artifact', 'an Equipment card'];

export function namesIn(content: Content): Names {
  const card = (row: number): string => {
    if (row < 0) return UNSEEN[-1 - row] ?? '';
    const { kind, name, colour, numbers } = content.cards[row]!;
    return kind === 'skill' ? `${COLOURS[colour]} ${numbers[0]}` : name;
  };
  const kind = (row: number): string => content.monsters[row]!.name.replace(/ \(.+\)$/, '');
  return {
    content,
    card,
    cards: (cards) => listOf(cards.map(card)),
    hero: (hero) => content.heroes[hero]!.name,
    foe: ({ kind: row, nth }) => (nth > 0 ? `${kind(row)} ${nth}` : kind(row)),
    kind,
    tile: (tile) => content.tiles[tile]!.name,
    token: (token) => content.tokens[token]!.name,
    story: (story) => content.stories[story]!.name,
    chapter: (chapter) => content.chapters[chapter]!.name,
    side: (side) => sidesOf(content)[side]!,
  };
}

/** What a Soul Burn costs: `2 Souls`, `1 red card`. */
export const burnCost = ({ souls: count, cards, colour }: Burn): string =>
  count > 0 ? souls(count) : times(cards, `${COLOURS[colour]} card`);
