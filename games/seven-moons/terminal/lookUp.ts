import { percent, sheetLines, times, type Game, type Seat, type Telling, type ViewOf, type Voices } from '@hoard/kernel';
import { RESOURCES, type Content } from '../content/content.ts';
import { survivalOdds } from '../odds/odds.ts';
import { unaccounted } from '../rules/01-setup.ts';
import { printedAttack } from '../rules/14-shadow.ts';
import type { SevenMoons } from '../state/types.ts';
import { questOf } from '../telling/quests.ts';
import type { Words } from '../words/words.ts';
import { letterOf } from './map.ts';

// Things worth knowing that are not always in sight.

type View = ViewOf<SevenMoons>;

/** Everybody's quest in full. */
export function quests(words: Words, { sight }: View, voices: Voices): string[] {
  const { questCards, hexes, market } = words.content;
  const lines = sight.heroes.flatMap((hero, seat) => {
    const quest = questOf(words, sight, seat);
    const done = hero.done.map((row) => questCards[row]!.name).join(', ');
    return [
      `${voices.nameOf(seat)}: ${quest === null ? 'no quest' : `${quest.name}, ${quest.count}: ${quest.step}`}`,
      ...(quest === null ? [] : [`  ${quest.reward}.`]),
      ...(done === '' ? [] : [`  Done: ${done}`]),
    ];
  });
  return [...lines, `${times(sight.quests.length, 'quest')} left at ${hexes[market]!.name}.`];
}

/** Everybody in full. */
export function whoIsWho({ content }: Words, telling: Telling<SevenMoons>, view: View, voices: Voices): string[] {
  const { sight } = view;
  const left = content.allies.map(({ name }, row) => `${name} ${sight.allies[row]}`).join(', ');
  const pool = RESOURCES.map((kind, row) => `${kind} ${sight.pool[row]}`).join(', ');
  return [
    ...telling.sheets(view, voices).flatMap(sheetLines),
    `Allies left: ${left}.`,
    `In the pool: ${pool}; ${times(sight.crystals, 'crystal')}.`,
  ];
}

const TRIED = 2000;

/** How the coming waves would go with the cities as they are. */
export function survival(game: Game<SevenMoons>, view: View, voices: Voices): string[] {
  const { games, cities, realm, defences } = survivalOdds(game, view, TRIED);
  return [
    view.sight.moon < game.content.numbers.moons.last ? 'If the siege began now:' : 'As things stand:',
    ...cities.map(
      (chance, seat) =>
        `${voices.nameOf(seat)}: ${percent(chance, 'en')} that the city stands at the end, ${defences[seat]!.toFixed(1)} defences left.`,
    ),
    `${percent(realm, 'en')} that some city does. From ${games} games tried: good to a point or two.`,
  ];
}

const columns = (numbers: readonly number[]): string => numbers.map((attack) => String(attack).padStart(2)).join(' ');

/** What is known of the enemy: seen cards by name, and all that may still come. */
export function enemy({ sight: board }: View, content: Content): string[] {
  const isPrinted = board.realmAttack === 'printed';
  const line = (card: number): string => {
    const { name, realm, city, shield } = content.shadowCards[card]!;
    const attack = isPrinted ? `${columns([printedAttack(content, card)])} (${columns(realm.toSpliced(1, 1))})` : columns(realm);
    return `${name.padEnd(30)} realm ${attack}  city ${city}  ${content.allies[shield]!.name}`;
  };
  const ownerOf = (owner: Seat): string => (owner < 0 ? '' : `  of ${letterOf(board, content, owner)}`);
  const known = board.shadow.filter(({ card }) => card >= 0);
  return [
    `${board.shadow.length} cards are to come; the shield helps.`,
    isPrinted
      ? 'Realm Attack as printed; in brackets: by 1, 3, 4 standing cities.'
      : 'Realm Attack for 1, 2, 3, 4 standing cities; the one for 2 is printed.',
    ...known.map(({ card, owner }) => `* ${line(card)}${ownerOf(owner)}`),
    ...unaccounted(board, content).map((card) => `? ${line(card)}`),
  ];
}
