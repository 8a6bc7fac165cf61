import { doing, listing, naming } from '@hoard/kernel';
import { ANY, PRIZES, type Burn, type Content, type Status } from '../../content/content.ts';
import { sidesOf } from '../../rules/story.ts';
import type { Foe } from '../../state/battleEvents.ts';
import type { Difficulty } from '../../state/choices.ts';
import { accusative, at, germanContent, towards } from '../germanNames.ts';

// What German sentences are made of.

export const clause = doing('Du');
export const whom = naming('dich');
export const toWhom = naming('dir');
export const listOf = listing('und', 'nichts');

export const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;
export const souls = (count: number): string => counted(count, 'Seele', 'Seelen');
export const skulls = (count: number): string => `${count} Schädel`;
export const potions = (count: number): string => counted(count, 'Heiltrank', 'Heiltränke');
export const cardsOf = (count: number): string => counted(count, 'Karte', 'Karten');
export const points = (count: number): string => counted(count, 'Punkt', 'Punkte');
export const rounds = (count: number): string => counted(count, 'Kampfrunde', 'Kampfrunden');
export const shields = (count: number): string => counted(count, 'Schild', 'Schilde');
export const stones = (count: number): string => counted(count, 'Himmelsstein', 'Himmelssteine');

/** Skystones by colour, as they are called alone. */
export const colours: readonly string[] = ['weiß', 'schwarz', 'grün'];
const ONE_STONE = ['weißen', 'schwarzen', 'grünen'];
const SOME_STONES = ['weiße', 'schwarze', 'grüne'];
/** Cards by colour: grey, blue, red. */
export const cardColours: readonly string[] = ['grau', 'blau', 'rot'];

/** `einen weißen`: one Skystone of a colour. */
export const oneStone = (colour: number): string => `einen ${ONE_STONE[colour]} Himmelsstein`;

/** `1 weißen Himmelsstein`, `2 Himmelssteine nach Wahl`. */
export const stonesOf = (colour: number, count: number): string => {
  if (colour === ANY) return `${stones(count)} nach Wahl`;
  return count === 1 ? `1 ${ONE_STONE[colour]} Himmelsstein` : `${count} ${SOME_STONES[colour]} Himmelssteine`;
};

/** By colour: `2 weiße und 1 grünen Himmelsstein`. */
export function stonesIn(all: readonly number[]): string {
  const some = all.flatMap((count, colour) => (count > 0 ? [`${count} ${count === 1 ? ONE_STONE[colour] : SOME_STONES[colour]}`] : []));
  const last = all.findLast((count) => count > 0) ?? 0;
  return some.length === 0 ? 'keine Himmelssteine' : `${listOf(some)} ${last === 1 ? 'Himmelsstein' : 'Himmelssteine'}`;
}

/** What a kill or a bounty pays. */
export const prizeOf = (prize: number): string =>
  prize < ANY
    ? oneStone(prize)
    : prize === ANY
      ? 'einen Himmelsstein nach Wahl'
      : PRIZES[prize] === 'artifact'
        ? 'ein Artefakt'
        : 'eine Fertigkeitskarte';

export const statuses: { readonly [status in Status]: string } = {
  stun: 'Betäubung',
  silence: 'Schweigen',
  slow: 'Verlangsamung',
  unheal: 'Unheilbar',
  power: 'Stärke',
  harden: 'Härte',
  drain: 'Seelenverlust',
  discard: 'Kartenverlust',
};

export const difficulties: { readonly [difficulty in Difficulty]: string } = { gentle: 'sanft', standard: 'normal', grim: 'grimmig' };

/** A hero's skills by what they are played with. */
export const sets: readonly string[] = ['Paar', 'Straße', 'Drilling'];

/** What the rows of a content set are called, as a sentence needs them. */
export interface Names {
  /** With German names. */
  readonly content: Content;
  /** `rote 4`, `Glutflasche`. */
  readonly card: (card: number) => string;
  readonly cards: (cards: readonly number[]) => string;
  /** `die rote 4`, `den Bannstein`. */
  readonly theCard: (card: number) => string;
  readonly hero: (hero: number) => string;
  /** `Hülle 2`, `Madenmaul`: several of a kind are told apart by their number. */
  readonly foe: (foe: Pick<Foe, 'kind' | 'nth'>) => string;
  readonly kind: (kind: number) => string;
  /** `Morgenwiese`; `die Morgenwiese`; `zur Morgenwiese`; `bei der Morgenwiese`. */
  readonly tile: (tile: number) => string;
  readonly theTile: (tile: number) => string;
  readonly to: (tile: number) => string;
  readonly at: (tile: number) => string;
  readonly token: (token: number) => string;
  readonly story: (story: number) => string;
  readonly chapter: (chapter: number) => string;
  /** What a Story card lets the group vote for. */
  readonly side: (side: number) => string;
}

/** A card that is not known, by its deck. */
const UNSEEN = ['eine Fertigkeitskarte', 'ein Artefakt', 'eine Ausrüstung'];

const CARD_COLOURS = ['graue', 'blaue', 'rote'];

/** The original has the names by which German knows the article. */
export function namesIn(original: Content): Names {
  const content = germanContent(original);
  const card = (row: number): string => {
    if (row < 0) return UNSEEN[-1 - row] ?? '';
    const { kind, name, colour, numbers } = content.cards[row]!;
    return kind === 'skill' ? `${CARD_COLOURS[colour]} ${numbers[0]}` : name;
  };
  const kind = (row: number): string => content.monsters[row]!.name;
  return {
    content,
    card,
    cards: (cards) => listOf(cards.map(card)),
    theCard: (row) => (content.cards[row]!.kind === 'skill' ? `die ${card(row)}` : accusative(original.cards[row]!.name)),
    hero: (hero) => content.heroes[hero]!.name,
    foe: ({ kind: row, nth }) => (nth > 0 ? `${kind(row)} ${nth}` : kind(row)),
    kind,
    tile: (tile) => content.tiles[tile]!.name,
    theTile: (tile) => accusative(original.tiles[tile]!.name),
    to: (tile) => towards(original.tiles[tile]!.name),
    at: (tile) => at(original.tiles[tile]!.name),
    token: (token) => content.tokens[token]!.name,
    story: (story) => content.stories[story]!.name,
    chapter: (chapter) => content.chapters[chapter]!.name,
    side: (side) => sidesOf(content)[side]!,
  };
}

/** What a Soul Burn costs: `2 Seelen`, `1 rote Karte`. */
export const burnCost = ({ souls: count, cards, colour }: Burn): string =>
  count > 0 ? souls(count) : `${cards} ${CARD_COLOURS[colour]}${cards === 1 ? ' Karte' : 'n Karten'}`;
