import type { KindRow } from '../content/ids.ts';
import { argumentOf, bargaining, countIn, givenBy, holds, only, partnerOf, talkersOf } from '@hoard/kernel';
import type { Bargain, Flow, Offer, Parties, Seat } from '@hoard/kernel';
import { RESOURCES, type Content } from '../content/content.ts';
import type { Board, Hero } from '../state/board.ts';
import type { TradeFrame } from '../state/frames.ts';
import type { SevenMoons, Step } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { dropResource } from './11-inventory.ts';
import { barRelief } from './13-hardship.ts';
import { trade } from './frames.ts';
import { capacityOf, carriesToken, has, heroOf, sumOf } from './things.ts';

// Chapter 12: trading between players.

/** Things that change hands, by row: a gold, resources by kind, a crystal, artefacts by row, the unfinished quest. */
export const GOLD = 0;
export const FIRST_RESOURCE = 1;
export const CRYSTAL = FIRST_RESOURCE + RESOURCES.length;
const FIRST_ARTEFACT = CRYSTAL + 1;
export const questRow = ({ artefacts }: Content): number => FIRST_ARTEFACT + artefacts.length;
/** Five gold at once, to spare the fingers. */
export const purseRow = (content: Content): number => questRow(content) + 1;
export const PURSE = 5;

/** The names of tradable things. */
export const tradables = (content: Content): string[] => [
  'gold',
  ...RESOURCES,
  'crystal',
  ...content.artefacts.map(({ id }) => id),
  'quest',
  'purse',
];

/** SM-12.1, SM-12.2, SM-12.10: heroes on the same hex, until three proposals were refused. */
export function offerPartners(board: Board, content: Content, seat: Seat, out: Offer): void {
  const { at } = heroOf(board, seat);
  for (let other = 0; other < board.heroes.length; other++) {
    const hero = heroOf(board, other);
    if (other === seat || hero.gone || hero.at !== at) continue;
    if (board.refused >= content.numbers.trade.refusals) out.deny(act.trade(other), 'SM-12.10');
    else if (hasNothingToTrade(heroOf(board, seat)) && hasNothingToTrade(hero)) out.deny(act.trade(other), 'SM-12.3');
    else out.allow(act.trade(other));
  }
}

/** SM-12.4: gold alone is no trade. */
const hasNothingToTrade = ({ goods, crystals, artefacts, quest }: Hero): boolean => sumOf(goods) + crystals + artefacts === 0 && quest < 0;

/** SM-12.1: two begin to talk. That they do, everybody sees. */
export function talkWith(board: Board, seat: Seat, other: Seat, flow: Flow<SevenMoons>): void {
  board.talks++;
  board.talkers = only(seat);
  flow.push(trade(seat, other));
}

export const trades = {
  draft: {
    kind: 'decision',
    rules: ['SM-12.3', 'SM-12.4', 'SM-12.8', 'SM-12.9'],
    who: (_, frame) => only(frame.speaker),
    insiders: (_, frame) => talkersOf(frame),
    offer(board, frame, seat, out, table) {
      out.allow(act.pass());
      bargains.offerThings(board, frame, seat, out, table);
      bargains.offerThings(board, frame, partnerOf(frame, seat), out, table);
      const bar = bargains.offerProposal(board, frame, out, table);
      if (bar === 'SM-12.8') offerDrops(heroOf(board, seat), givenBy(frame, seat, frame.draft), out);
    },
    choose(board, frame, seat, action, flow) {
      if (bargains.choose(board, frame, seat, action, flow)) return;
      if (verbOf(action) === 'drop') makeRoom(board, frame, seat, argumentOf(action), flow);
      // A counter-offer that is not made is a refusal.
      else if (seat === frame.mover) part(frame, flow);
      else turnDown(frame, seat, flow);
    },
  },
  answer: {
    kind: 'decision',
    rules: ['SM-12.6', 'SM-12.10'],
    who: (_, frame) => only(frame.speaker),
    insiders: (_, frame) => talkersOf(frame),
    offer(board, frame, seat, out, table) {
      out.allow(act.refuse());
      const bar = bargains.offerAcceptance(board, frame, out, table);
      if (bar === 'SM-12.8') offerDrops(heroOf(board, seat), givenBy(frame, seat, frame.offer!), out);
      if (board.refused + 1 < table.content.numbers.trade.refusals) out.allow(act.counter());
      else out.deny(act.counter(), 'SM-12.10');
    },
    choose(board, frame, seat, action, flow) {
      if (bargains.choose(board, frame, seat, action, flow)) return;
      const verb = verbOf(action);
      if (verb === 'drop') return makeRoom(board, frame, seat, argumentOf(action), flow);
      board.refused++;
      if (verb === 'refuse') return turnDown(frame, seat, flow);
      flow.seal('SM-20.10');
      frame.at = 'draft';
    },
  },
} satisfies Step<TradeFrame>;

const bargains = bargaining<SevenMoons, TradeFrame>({
  act,
  nothingStands: 'SM-12.6',
  offerThings(board, _, owner, drafted, lay, out, { content }) {
    const hero = heroOf(board, owner);
    for (let row = GOLD; row <= questRow(content); row++) if (holdingOf(content, hero, row) > countIn(drafted, row)) out.allow(lay(row));
    if (hero.gold - countIn(drafted, GOLD) >= PURSE) out.allow(lay(purseRow(content)));
  },
  lay(side, row, { content }) {
    if (row === purseRow(content)) for (let i = 0; i < PURSE; i++) side.push(GOLD);
    else side.push(row);
  },
  // A proposal must fit whoever makes it; the other may still make room before accepting.
  barProposal: (board, frame, { content }) => barOf(board, content, frame, frame.draft, only(frame.speaker)),
  barAcceptance: (board, frame, offer, { content }) => barOf(board, content, frame, offer),
  proposed(board, frame, offer, seat, flow) {
    const other = partnerOf(frame, seat);
    // SM-12.10: who is asked now learns how often others have refused, if others were asked before: a counter-offer may be one too many.
    if (board.talks > 1 && !holds(board.talkers, other)) flow.seal('SM-20.10');
    board.talkers = talkersOf(frame);
    frame.at = 'answer';
    const [give, take] = [givenBy(frame, seat, offer).slice(), givenBy(frame, other, offer).slice()];
    flow.whisper(board.talkers, { t: 'proposed', rule: 'SM-12.6', seat, other, give, take, refused: board.refused }, null);
  },
  /** SM-12.6: all at once, and for good. */
  agreed(board, { mover, other }, { fromMover, fromOther }, _, flow) {
    // Told in one way, whoever proposed it, in whichever order, and after however many refusals: the others learn what changed hands.
    const [give, take] = [fromMover.toSorted(byRow), fromOther.toSorted(byRow)];
    exchange(flow.content, heroOf(board, mover), heroOf(board, other), give, take);
    if (give.some((row) => isGold(row) || isGood(row))) barRelief(board);
    flow.tell({ t: 'dealt', rule: 'SM-12.6', seat: mover, other, give, take });
    flow.seal('SM-20.10');
    flow.pop();
  },
});

const byRow = (one: number, two: number): number => one - two;

/** SM-12.3, SM-12.5: what a hero has that may change hands, by row; gold and goods as many as there are. */
export function holdingOf(content: Content, hero: Hero, row: number): number {
  if (row === GOLD) return hero.gold;
  if (row < CRYSTAL) return hero.goods[row - FIRST_RESOURCE]!;
  if (row === CRYSTAL) return hero.crystals;
  if (row === questRow(content)) return hero.quest >= 0 ? 1 : 0;
  return has(hero.artefacts, row - FIRST_ARTEFACT) ? 1 : 0;
}

/** SM-12.8: who has no room for a deal may first drop resources that are no part of it. */
function offerDrops({ goods }: Hero, gives: readonly number[], out: Offer): void {
  for (let kind = 0; kind < goods.length; kind++) if (goods[kind]! > countIn(gives, FIRST_RESOURCE + kind)) out.allow(act.drop(kind));
}

function makeRoom(board: Board, { mover }: Parties, seat: Seat, kind: KindRow, flow: Flow<SevenMoons>): void {
  if (seat === mover) barRelief(board);
  dropResource(board, seat, kind, 'SM-12.8', flow);
}

function turnDown(frame: TradeFrame, seat: Seat, flow: Flow<SevenMoons>): void {
  flow.seal('SM-20.10');
  flow.whisper(talkersOf(frame), { t: 'refused', rule: 'SM-12.10', seat, other: partnerOf(frame, seat) }, null);
  part(frame, flow);
}

/** SM-12.11: the others learn that two talked and parted without a deal, and no more. */
function part({ mover, other }: Parties, flow: Flow<SevenMoons>): void {
  flow.pop();
  flow.tell({ t: 'talked', rule: 'SM-12.11', seat: mover, other });
}

/** The rule that forbids a bargain, or null: SM-12.3, SM-12.4, SM-12.8, SM-12.9. */
export function barOf(
  board: Board,
  content: Content,
  { mover, other }: Parties,
  { fromMover, fromOther }: Bargain,
  mustFit = only(mover) | only(other),
): string | null {
  if (fromMover.length + fromOther.length === 0) return 'SM-12.3';
  if (fromMover.every(isGold) && fromOther.every(isGold)) return 'SM-12.4';
  const [one, two] = [heroOf(board, mover), heroOf(board, other)];
  const has = (hero: Hero, side: readonly number[]): boolean => side.every((row) => holdingOf(content, hero, row) >= countIn(side, row));
  if (!has(one, fromMover) || !has(two, fromOther)) return 'SM-12.6';
  const quest = questRow(content);
  const [fromOne, fromTwo] = [fromMover.includes(quest), fromOther.includes(quest)];
  if ((fromOne && !fromTwo && two.quest >= 0) || (fromTwo && !fromOne && one.quest >= 0)) return 'SM-12.9';
  const fits =
    (!holds(mustFit, mover) || fitsAfter(content, one, fromMover, fromOther, two)) &&
    (!holds(mustFit, other) || fitsAfter(content, two, fromOther, fromMover, one));
  return fits ? null : 'SM-12.8';
}

const isGold = (row: number): boolean => row === GOLD;
const isGood = (row: number): boolean => row >= FIRST_RESOURCE && row < CRYSTAL;

/** SM-12.8: whether an inventory holds what it would hold after a deal. */
function fitsAfter(content: Content, hero: Hero, gives: readonly number[], gets: readonly number[], partner: Hero): boolean {
  const goods = sumOf(hero.goods) - gives.filter(isGood).length + gets.filter(isGood).length;
  const quest = questRow(content);
  const keeps = carriesToken(content, hero) && !gives.includes(quest);
  const takes = gets.includes(quest) && carriesToken(content, partner);
  return goods + (keeps || takes ? 1 : 0) <= capacityOf(content, hero);
}

/** What each of two gives becomes the other's. */
function exchange(content: Content, one: Hero, two: Hero, fromOne: readonly number[], fromTwo: readonly number[]): void {
  const quest = questRow(content);
  hand(one, two, fromOne, quest);
  hand(two, one, fromTwo, quest);
  if (fromOne.includes(quest) || fromTwo.includes(quest)) swapQuests(one, two);
}

function hand(from: Hero, to: Hero, things: readonly number[], quest: number): void {
  for (const row of things) {
    if (row === GOLD) {
      from.gold--;
      to.gold++;
    } else if (row < CRYSTAL) {
      from.goods[row - FIRST_RESOURCE]!--;
      to.goods[row - FIRST_RESOURCE]!++;
    } else if (row === CRYSTAL) {
      from.crystals--;
      to.crystals++;
    } else if (row !== quest) {
      from.artefacts &= ~(1 << (row - FIRST_ARTEFACT));
      to.artefacts |= 1 << (row - FIRST_ARTEFACT);
    }
  }
}

/** SM-12.9: with progress and token. Who gives one and gets none has none. */
function swapQuests(one: Hero, two: Hero): void {
  [one.quest, two.quest] = [two.quest, one.quest];
  [one.step, two.step] = [two.step, one.step];
  [one.steppedAt, two.steppedAt] = [two.steppedAt, one.steppedAt];
}
