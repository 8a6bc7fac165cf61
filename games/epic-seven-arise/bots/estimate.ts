import type { StateOf } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { mostOf } from '../rules/monsters.ts';
import { chapterOf, isSolo, skullLimitOf } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { fieldReader, type Field } from './field.ts';
import { SHARP } from './manner.ts';
import { promiseOf } from './stones.ts';

// Who is likely to do how well, judged by the board alone: whether the party completes the story, and who has most points then.

/** What completing the story is worth without the title (EA-22.11). */
const STORY = 0.6;
/** Points that make one player likely to be ahead of another, at the start and at the end of a chapter. */
const LEAD = { first: 9, last: 3.5 };

export function estimator(content: Content): (state: StateOf<EpicSevenArise>) => number[] {
  const readField = fieldReader(content);

  return ({ board }) => {
    const wins = chanceOfStory(board);
    const titles = titlesOf(board);
    return titles.map((title) => wins * (STORY + (1 - STORY) * title));
  };

  /** How likely the story is completed. */
  function chanceOfStory(board: Board): number {
    if (board.ending !== '') return board.ending === 'completed' ? 1 : 0;
    const field = readField(board);
    let health = 0;
    let most = 0;
    for (const hero of board.heroes) {
      health += hero.health + hero.shields + hero.extra;
      most += content.heroes[hero.id]!.health;
    }
    const shape = health / Math.max(1, most);
    const menace = board.skulls / skullLimitOf(board, content);
    const late = board.round / chapterOf(board, content).deadline;
    let potions = 0;
    let souls = 0;
    for (const player of board.players) {
      potions += player.potions;
      souls += player.souls;
    }
    const supplies = 0.16 * potions + 0.012 * souls;
    if (field.boss >= 0) return inBossBattle(board, field, health, supplies);
    return logistic(0.3 + 1.9 * (shape - 0.6) - 2.2 * menace - 0.3 * late + supplies + progressOf(board));
  }

  /** A race: how long the party lives, against how long the boss does. */
  function inBossBattle(board: Board, field: Field, health: number, supplies: number): number {
    const boss = board.monsters[field.boss]!;
    let loss = 1;
    for (let hero = 0; hero < board.heroes.length; hero++) loss += field.loss[hero]!;
    const limit = skullLimitOf(board, content);
    const dread = Math.max(0, 3 - (limit - 1 - board.skulls)) * 0.8 * field.living;
    const lives = (health + 6 * supplies * 4) / (loss + dread);
    const dies = boss.health / (4.6 * Math.max(1, field.living));
    return logistic(2.6 * Math.log((lives + 0.3) / (dies + 0.3)) + 0.9);
  }

  /** How far the story is, and how much of a boss that has left is beaten already. */
  function progressOf(board: Board): number {
    const { story } = chapterOf(board, content);
    const place = Math.max(0, story.indexOf(board.story)) / story.length;
    const beaten = board.bossDamage > 0 ? 0.6 : 0;
    let wounded = 0;
    for (const { kind, health, rows } of board.monsters) {
      const { rank } = content.monsters[kind]!;
      if (rank !== 'normal') wounded += 1 - health / mostOf(board, content, kind, rows);
    }
    return 0.8 * place + beaten + 0.8 * wounded;
  }

  /** By seat: how likely it is the champion, if the story is completed. */
  function titlesOf(board: Board): number[] {
    if (isSolo(board)) {
      const { gold } = chapterOf(board, content).grades ?? content.numbers.grades;
      return [Math.min(1, (promiseOf(content, board.players[0]!.stones, SHARP.hope) + 4) / gold)];
    }
    const { story } = chapterOf(board, content);
    const done = Math.max(0, story.indexOf(board.story)) / story.length;
    const lead = LEAD.first + (LEAD.last - LEAD.first) * done;
    const weights = board.players.map(({ stones, contribution, contributed, gone }) =>
      gone ? 0 : Math.exp((promiseOf(content, stones, SHARP.hope) + 0.05 * (contribution + contributed)) / lead),
    );
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => (all === 0 ? 0 : weight / all));
  }
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
