import type { Ink, Seat, Style, ViewOf, Voices } from '@hoard/kernel';
import { SKYSTONES, type Content } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import { deckSize } from '../rules/cards.ts';
import { chapterOf, isLiving, mostHealthOf, playerOf, scoreOf, skullLimitOf } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { activeSeat } from '../telling/frames.ts';
import { missionOf } from '../telling/mission.ts';
import { storyTold } from '../telling/story.ts';
import type { Words } from '../words/words.ts';

const STYLES: readonly Style[] = ['cyan', 'yellow', 'green', 'magenta'];

export const styleOf = (seat: Seat): Style => STYLES[seat] ?? 'white';

export const cut = (line: string, width: number): string => (line.length <= width ? line : `${line.slice(0, width - 1)}…`);

/** The clock of the chapter, and what the story asks for; in a battle its mission. */
export function storyLines(words: Words, board: Board, width: number, ink: Ink): string[] {
  const { content } = words;
  const { name, objective, progress, isCompleted, round, deadline } = storyTold(words, board);
  const limit = skullLimitOf(board, content);
  const skulls = `Skulls ${'o'.repeat(Math.min(board.skulls, limit))}${'.'.repeat(Math.max(0, limit - board.skulls))} ${board.skulls}/${limit}`;
  const gate = board.gate < 0 ? '' : `  Gate ${board.gate}`;
  const clock = `${board.chapter + 1}: ${chapterOf(board, content).name}, round ${round}/${deadline}`;
  const mission = missionOf(words, board);
  const done = `${progress === '' ? '' : ` ${progress}`}${isCompleted ? ', done' : ''}`;
  const told =
    mission === null ? '' : `Mission: ${mission.told}${mission.progress === '' ? '' : ` ${mission.progress}`} (${mission.state})  `;
  // What is short of room is first the name of the card, then what is asked for; never how far it is.
  const full = `Story: ${name}${objective === '' ? '' : `: ${objective}`}${done}`;
  const room = width - told.length;
  const asked = full.length <= room ? full : `Story: ${cut(objective, Math.max(1, room - 'Story: '.length - done.length))}${done}`;
  return [
    `${ink(clock, 'bold')}  ${ink(skulls, board.skulls >= limit - 2 ? 'red' : 'yellow')}${gate}  ${ink(`potions ${board.potions}`, 'dim')}`,
    cut(`${told}${asked}`, width),
  ];
}

/** `r4 b2 A14`: cards by their codes, unknown ones as `-`. */
export const cardCodes = ({ cards }: Content, codes: readonly CardId[]): string =>
  codes.length === 0 ? '-' : codes.map((card) => (card < 0 ? '-' : cards[card]!.id)).join(' ');

/** `w2b1g0`. */
const stonesOf = (stones: readonly number[]): string => SKYSTONES.map((colour, row) => `${colour.slice(0, 1)}${stones[row]}`).join('');

/** Two lines for each player in friendship order: purse, and heroes. */
export function strips({ content, names }: Words, view: ViewOf<EpicSevenArise>, voices: Voices, width: number, ink: Ink): string[] {
  const board = view.sight;
  const order = board.order.length === 0 ? board.players.map(({ seat }) => seat) : board.order;
  return order.flatMap((seat, place) => {
    const player = playerOf(board, seat);
    const { souls, potions, stones } = player;
    const purse = `${String(scoreOf(content, player)).padStart(2)}p S${souls} P${potions} ${stonesOf(stones)}`;
    const room = width - purse.length - 4;
    const name = `${place + 1} ${voices.nameOf(seat).slice(0, room).padEnd(room)}`;
    const heroes = board.heroes
      .filter(({ owner }) => owner === seat)
      .map((hero) => `${names.hero(hero.id)} ${isLiving(hero) ? `${hero.health}/${mostHealthOf(content, hero)}` : 'dead'}`);
    const strip = `${activeSeat(view) === seat ? '>' : ' '}${ink(name, 'bold', styleOf(seat))} ${purse}`;
    return heroes.length === 0 ? [strip] : [strip, cut(`   ${heroes.join('  ')}`, width)];
  });
}

/** One line for each player in friendship order, with the open hand: what a battle is played with. */
export function handLines({ content }: Words, view: ViewOf<EpicSevenArise>, voices: Voices, width: number, ink: Ink): string[] {
  const board = view.sight;
  return board.order.map((seat, place) => {
    const player = playerOf(board, seat);
    const { souls, potions, stones, hand, area, contribution } = player;
    const name = `${place + 1} ${voices.nameOf(seat).slice(0, 8).padEnd(8)}`;
    const purse = `S${String(souls).padEnd(2)} P${potions} ${stonesOf(stones)} ${String(scoreOf(content, player)).padStart(2)}p c${contribution}`;
    const cards = `${cardCodes(content, hand)}${area.length === 0 ? '' : ` | ${cardCodes(content, area)}`} | deck ${deckSize(player)}`;
    const isOn = activeSeat(view) === seat;
    return `${isOn ? '>' : ' '}${ink(name, 'bold', styleOf(seat))} ${cut(`${purse.padEnd(24)} ${cards}`, width - name.length - 2)}`;
  });
}
