import { percent, type Ink, type ViewOf, type Voices } from '@hoard/kernel';
import { DRAGON } from '../content/content.ts';
import { clashWith, fightOdds } from '../odds/clash.ts';
import { dragonOdds } from '../odds/dragon.ts';
import { powersOf } from '../odds/power.ts';
import { chanceIn } from '../odds/throws.ts';
import { evilForceBase } from '../rules/13-scale.ts';
import { foePower } from '../rules/18-fight.ts';
import { findEnemy, isFallen, playerCount } from '../rules/things.ts';
import { GATHERED, NONE, type Board, type Hero } from '../state/board.ts';
import { ROCKS } from '../content/names.ts';
import type { Heropath } from '../state/types.ts';
import { clashInWords } from '../telling/battle.ts';
import { isOnTurn } from '../telling/frames.ts';
import { cardName } from '../telling/names.ts';
import type { Words } from '../words/words.ts';
import { styleOf } from './map.ts';

type View = ViewOf<Heropath>;

export const cut = (line: string, width: number): string => (line.length <= width ? line : `${line.slice(0, width - 1)}…`);

/** Round and Scale, the Dragon with its power, and whether one is strong enough yet: `You 17: 9% now, 2% a level later`. */
export function skyLine({ content }: Words, { sight: board, viewer }: View, width: number, ink: Ink): string {
  const { levels } = content.numbers.scale;
  const base = evilForceBase(board);
  const bar = ` ${'#'.repeat(base)}${'.'.repeat(levels - base)}`;
  const dead = board.options.competition === 'solo' || board.gathered > 0 ? '' : ` ${board.scale.received}/${playerCount(board)}`;
  const where = board.dragon === GATHERED ? 'at start' : `on ${ROCKS[board.dragon]}`;
  const dragon = `Dragon ${where} ${foePower(board, content, DRAGON) + base}+2 dice`;
  const lineWith = (scale: string): string =>
    [`Round ${board.round}`, `Base ${base}${scale}${dead}`, dragon, strengthOf(board, content, viewer)].join('  ');
  // The bar says again what the number says: where the line is full, it goes first.
  const whole = lineWith(bar);
  return ink(cut(whole.length <= width ? whole : lineWith(''), width), 'bold');
}

function strengthOf(board: Board, content: Words['content'], seat: number): string {
  const hero = board.heroes[seat];
  if (hero === undefined || hero.id === NONE) return '';
  const { power, foe, now, later, turnsLeft } = dragonOdds(board, content, seat);
  const who = board.options.competition === 'co-op' ? `All ${power} to ${foe}` : `You ${power}`;
  const left = turnsLeft >= 0 ? `, ${turnsLeft} turns` : '';
  return `${who}: ${percent(now, 'en')}, later ${percent(later, 'en')}${left}`;
}

/** Two lines for each hero: power and chance, then gems, supply and where he is. */
export function strips(words: Words, view: View, voices: Voices, width: number, ink: Ink): string[] {
  const { content } = words;
  const board = view.sight;
  return board.heroes.flatMap((hero) => {
    if (hero.id === NONE) return [cut(`  ${hero.seat + 1} ${voices.nameOf(hero.seat)}`, width)];
    const strength = `${powersOf(content, hero).dragon} ${percent(dragonOdds(board, content, hero.seat).now, 'en')}`;
    const room = Math.max(4, width - strength.length - 5);
    const name = `${hero.seat + 1} ${voices.nameOf(hero.seat).slice(0, room)}`.padEnd(room + 2);
    return [
      `${isOnTurn(view, hero.seat) ? '>' : ' '}${ink(name, 'bold', styleOf(hero.seat))} ${strength}`,
      cut(`  ${stateOf(words, hero)} ${purseOf(hero)}`, width),
    ];
  });
}

const stateOf = ({ attributeSigns }: Words, hero: Hero): string =>
  attributeSigns.map((sign, attribute) => `${sign}${hero.gems[attribute]}`).join('');

/** Supply, leeches and actions; of who cannot act now, that he cannot: nobody robs him meanwhile. */
function purseOf(hero: Hero): string {
  if (hero.isOff) return 'gone';
  if (isFallen(hero)) return 'fallen';
  if (hero.asleep) return 'asleep';
  const leeches = hero.leeches > 0 ? ` ${hero.leeches}l` : '';
  const actions = hero.actions > 0 ? ` ${hero.actions}a` : '';
  return `${hero.gold}g${hero.food}f${leeches}${actions}`;
}

/** What one wears, and what one holds. */
function cardsOf(words: Words, hero: Hero): { readonly worn: string[]; readonly held: string[] } {
  const worn = hero.worn.flatMap((card, square) => {
    if (card === NONE) return [];
    const on = hero.attached[square]!;
    return [on === NONE ? words.names.card(card) : words.sheet.with(words.names.card(card), words.names.card(on))];
  });
  return { worn, held: [...hero.shown, ...hero.hidden.map(({ card }) => card)].map((card) => cardName(words, card)) };
}

/** What one wears and holds, all of it, in as many lines as that takes. */
export function ownLines(words: Words, { sight, viewer }: View, width: number, ink: Ink): string[] {
  const hero = sight.heroes[viewer];
  if (hero === undefined || hero.id === NONE) return [];
  const { worn, held } = cardsOf(words, hero);
  return [...listed('Worn:', worn, width), ...listed('Held:', held, width)].map((line) => ink(line, 'dim'));
}

/** Names one after the other, as many to a line as it takes. */
function listed(title: string, names: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let line = title;
  names.forEach((name, place) => {
    const piece = ` ${name}${place + 1 < names.length ? ',' : ''}`;
    if (line.length + piece.length <= width) line += piece;
    else {
      lines.push(line);
      line = ' '.repeat(title.length) + piece;
    }
  });
  return [...lines, names.length === 0 ? `${title} -` : line];
}

/** What one wears (`+`) and holds (`-`), a card to a line, in the rows that are left below the strips. */
export function ownCards(words: Words, { sight, viewer }: View, width: number, rows: number, ink: Ink): string[] {
  const hero = sight.heroes[viewer];
  if (hero === undefined || hero.id === NONE) return [];
  const { worn, held } = cardsOf(words, hero);
  const lines = [...worn.map((name) => cut(`  + ${name}`, width)), ...held.map((name) => cut(`  - ${name}`, width))];
  const shown =
    lines.length <= rows ? lines : [...lines.slice(0, Math.max(0, rows - 1)), cut(`  ${lines.length - rows + 1} more: who`, width)];
  return shown.slice(0, Math.max(0, rows)).map((line) => ink(line, 'dim'));
}

/** The battle that is being fought, summand by summand; nothing where there is none. */
export function battleLines(words: Words, { sight }: View, voices: Voices, width: number): string[] {
  return sight.heroes.flatMap((hero) => {
    if (hero.battle === null || (hero.battle.foe !== DRAGON && findEnemy(sight, hero.battle.foe) === undefined)) return [];
    const [own, foe] = clashInWords(words, clashWith(sight, words.content, hero.seat, hero.battle.foe)) as [string, string];
    const chance = percent(chanceIn(fightOdds(sight, words.content, hero.seat, hero.battle.foe)), 'en');
    return [cut(`${voices.nameOf(hero.seat)}${own.slice(words.odds.you.length)}`, width), cut(`${foe} ${chance} to win or tie.`, width)];
  });
}
