import type { StateOf } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { mostOf } from '../rules/monsters.ts';
import { chapterOf, gradesOf, isSolo, skullLimitOf } from '../rules/things.ts';
import type { Board, Player } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { DAMAGE_A_TURN, fieldReader, type Field } from './field.ts';
import { SHARP } from './manner.ts';
import { promiseOf } from './stones.ts';

// Who is likely to do how well, judged by the board alone: whether the party completes the story, and who has most points then. The
// weights are a logistic regression over 51,000 positions of 3,000 games with one, two and four players, by how those games ended.

/** What completing the story is worth without the title (EA-22.11). */
const STORY = 0.6;
/** Points that make one player likely to be ahead of another, at the start and at the end of a chapter. */
const LEAD = { first: 7, last: 3 };
/** Points that a single player still gets in a whole chapter. */
const TO_COME = 24;

/** In the battle against a boss. */
const BOSS = {
  all: -1.7,
  time: -2.1,
  health: 0.7,
  loss: -1.3,
  living: 4.2,
  potion: 0.12,
  soul: 0.15,
  stones: 1.8,
  dread: -0.05,
  minions: -0.03,
};
/** On the way there. */
const WAY = {
  all: -0.8,
  shape: 1.4,
  living: 1,
  skulls: -3.6,
  late: -0.9,
  story: 0.3,
  potion: 0.08,
  soul: 0.12,
  beaten: 0.016,
  wounded: 0.8,
  threat: -0.04,
  card: 0.2,
};

/** What the whole party has, added up. */
interface Party {
  health: number;
  most: number;
  living: number;
  potions: number;
  souls: number;
  /** Cards beyond what the decks began with. */
  cards: number;
  /** Players who could bring back who falls (EA-15.8). */
  payers: number;
}

export function estimator(content: Content): (state: StateOf<EpicSevenArise>) => number[] {
  const readField = fieldReader(content);
  const party: Party = { health: 0, most: 0, living: 0, potions: 0, souls: 0, cards: 0, payers: 0 };

  return ({ board }) => {
    const wins = chanceOfStory(board);
    const titles = titlesOf(board);
    return titles.map((title) => wins * (STORY + (1 - STORY) * title));
  };

  /** How likely the story is completed. */
  function chanceOfStory(board: Board): number {
    if (board.ending !== '') return board.ending === 'completed' ? 1 : 0;
    // Until all heroes are chosen there is nothing to tell them apart by.
    if (board.heroes.length < board.party) return 0.5;
    readParty(board);
    const field = readField(board);
    return logistic(field.boss >= 0 ? beforeBoss(board, field) : onTheWay(board, field));
  }

  function readParty({ heroes, players }: Board): void {
    party.health = party.most = party.living = party.potions = party.souls = party.cards = party.payers = 0;
    for (const hero of heroes) {
      party.health += hero.health + hero.shields + hero.extra;
      party.most += content.heroes[hero.id]!.health;
      if (hero.health > 0) party.living++;
    }
    for (const player of players) {
      party.potions += player.potions;
      party.souls += player.souls;
      party.cards += cardsOf(player) - content.numbers.cards.deck;
      if (player.stones.some((count) => count > 0)) party.payers++;
    }
  }

  /** A race: how long the party lives, against how long the boss does. */
  function beforeBoss(board: Board, { boss, loss, foes }: Field): number {
    const count = board.heroes.length;
    const { health } = board.monsters[boss]!;
    let lost = 0;
    for (let hero = 0; hero < count; hero++) lost += loss[hero]!;
    let minions = -health;
    for (const place of foes) minions += board.monsters[place]!.health;
    const dread = Math.max(0, 4 - (skullLimitOf(board, content) - board.skulls));
    return (
      BOSS.all +
      BOSS.time * Math.log(health / (DAMAGE_A_TURN * count) + 0.5) +
      BOSS.health * Math.log(party.health / count + 1) +
      BOSS.loss * Math.log((1 + lost) / count + 0.5) +
      (BOSS.living * party.living + BOSS.soul * party.souls) / count +
      BOSS.potion * party.potions +
      (BOSS.stones * party.payers) / board.players.length +
      BOSS.dread * dread +
      BOSS.minions * minions
    );
  }

  function onTheWay(board: Board, { foes, threat }: Field): number {
    const count = board.heroes.length;
    const { story, deadline } = chapterOf(board, content);
    let threatened = 0;
    for (const place of foes) threatened += threat[place]!;
    return (
      WAY.all +
      WAY.shape * (party.health / party.most) +
      (WAY.living * party.living + WAY.soul * party.souls) / count +
      WAY.skulls * (board.skulls / skullLimitOf(board, content)) +
      WAY.late * (board.round / deadline) +
      WAY.story * (Math.max(0, story.indexOf(board.story)) / story.length) +
      WAY.potion * party.potions +
      WAY.beaten * board.bossDamage +
      WAY.wounded * woundedOf(board) +
      WAY.threat * threatened +
      (WAY.card * party.cards) / board.players.length
    );
  }

  /** How much of the health of those who matter is gone. */
  function woundedOf(board: Board): number {
    let wounded = 0;
    for (const { kind, health, rows } of board.monsters)
      if (content.monsters[kind]!.rank !== 'normal') wounded += 1 - health / mostOf(board, content, kind, rows);
    return wounded;
  }

  /** By seat: how likely it is the champion, if the story is completed; alone, how good a title it is. */
  function titlesOf(board: Board): number[] {
    const { story } = chapterOf(board, content);
    const done = Math.max(0, story.indexOf(board.story)) / story.length;
    if (isSolo(board)) {
      const promise = promiseOf(content, board.players[0]!.stones, SHARP.hope) + TO_COME * (1 - done);
      return [Math.min(1, promise / gradesOf(board, content).gold)];
    }
    const lead = LEAD.first + (LEAD.last - LEAD.first) * done;
    const weights = board.players.map(({ stones, contribution, contributed, gone }) =>
      gone ? 0 : Math.exp((promiseOf(content, stones, SHARP.hope) + 0.05 * (contribution + contributed)) / lead),
    );
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => (all === 0 ? 0 : weight / all));
  }
}

const cardsOf = ({ deck, secret, hand, area }: Player): number => deck.length + secret.length + hand.length + area.length;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
