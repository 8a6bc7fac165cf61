import { percent, sheetLines, type Telling, type ViewOf, type Voices } from '@hoard/kernel';
import { DECKS } from '../content/content.ts';
import { clashWithKind, oddsOf, powerOf } from '../odds/clash.ts';
import { dragonOdds } from '../odds/dragon.ts';
import { chanceIn } from '../odds/throws.ts';
import { NONE } from '../state/board.ts';
import type { Heropath } from '../state/types.ts';
import { cardInWords } from '../telling/cards.ts';
import { faceInWords, siteInWords } from '../telling/faces.ts';
import type { Words } from '../words/words.ts';

// Things worth knowing that are not always in sight.

type View = ViewOf<Heropath>;

/** Whether a thing is meant by what was typed: its code, or a part of its name. */
const isMeant = (about: string, code: string, name: string): boolean =>
  about === code.toLowerCase() || (about.length > 1 && name.toLowerCase().includes(about));

/** A card by its code or name; without one, all that lie on display. */
export function cards(words: Words, { sight }: View, about: string): string[] {
  const { content } = words;
  const line = (row: number): string =>
    `${content.cards[row]!.id} ${words.names.card(row)} (${faceInWords(words, content.cards[row]!)}): ${cardInWords(words, row)}`;
  if (about === '')
    return sight.display.flatMap((shown, deck) => [
      `${DECKS[deck]!.toUpperCase()}:`,
      ...[...new Set(shown)].filter((row) => row !== NONE).map((row) => `  ${line(row)}`),
    ]);
  const found = content.cards.flatMap(({ id, name }, row) => (isMeant(about, id, name) ? [row] : []));
  return found.length === 0 ? [`There is no card '${about}'. Ask by code or name: card AR02, card sword.`] : found.map(line);
}

/** Place-Sites: what each offers, and where it stands; by name, by code, or by what one wants. */
export function sites(words: Words, { sight }: View, about: string): string[] {
  const { content, names } = words;
  const rows = content.sites.map((site, row) => {
    const at = sight.sites.indexOf(row);
    return {
      ...site,
      offers: siteInWords(words, row),
      where: at < 0 ? 'not found yet' : `${names.space(at)} (${content.map.spaces[at]!.id})`,
    };
  });
  const found = rows.filter(
    ({ id, name, offers, where }) =>
      (about === '' && where !== 'not found yet') ||
      isMeant(about, id, name) ||
      (about.length > 1 && offers.some((offer) => offer.toLowerCase().includes(about))),
  );
  if (found.length === 0) return [about === '' ? 'No Place-Site stands on the map yet.' : `No Place-Site offers '${about}'.`];
  return found.flatMap(({ name, offers, where }) => [`${name}, ${where}:`, ...offers.map((offer) => `  ${offer}`)]);
}

/** A space with all that is there, and where one can go from it; without a code, where one stands. */
export function spaces(words: Words, telling: Telling<Heropath>, view: View, voices: Voices, about: string): string[] {
  const { map } = words.content;
  const places = telling.places(view, voices);
  const own = view.sight.heroes[view.viewer]?.at ?? map.start;
  const found = places.filter(({ id, name }, row) => (about === '' ? row === own : isMeant(about, id, name)));
  if (found.length === 0) return [`There is no space '${about}'. Ask by code or name: where P07.`];
  const named = new Map(places.map(({ id, name }) => [id, name]));
  return found.flatMap((place) => [
    `${place.id} ${place.name}: ${place.describe()}`,
    `  leads ${place.neighbours.map((way) => `${way.direction} to ${named.get(way.id)} (${way.id})`).join(', ') || 'nowhere'}`,
  ]);
}

/** Every kind of enemy with its power today, how many have not been seen, and one's chance. */
export function enemies(words: Words, { sight, viewer }: View): string[] {
  const { content, names } = words;
  return content.enemies.map(({ dice, tokens }, kind) => {
    const clash = clashWithKind(sight, content, Math.max(0, viewer), kind);
    const unseen = sight.pools.reduce((sum, pool) => sum + pool[kind]!, 0);
    return `${names.kind(kind).padEnd(14)} ${powerOf(clash.foe.summands)} + ${dice} ${dice === 1 ? 'die ' : 'dice'}  ${percent(chanceIn(oddsOf(content, clash)), 'en').padStart(5)} to beat  ${unseen} of ${tokens} unseen`;
  });
}

/** The chance against the Dragon at every level of the Scale. */
export function dragon({ content }: Words, { sight, viewer }: View): string[] {
  const { power, fire, byLevel } = dragonOdds(sight, content, Math.max(0, viewer));
  return [
    `With ${power}${fire > 0 ? `, of which the fire takes ${fire} on the way` : ''}:`,
    ...byLevel.map(
      (chance, level) => `  Base ${String(level).padStart(2)}: ${percent(chance, 'en')}${level === sight.scale.level ? '  (now)' : ''}`,
    ),
  ];
}

/** Everybody in full. */
export const whoIsWho = (telling: Telling<Heropath>, view: View, voices: Voices): string[] =>
  telling.sheets(view, voices).flatMap(sheetLines);
