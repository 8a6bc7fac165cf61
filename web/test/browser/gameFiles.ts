import { Random, holds, listSeats, replay, type DiceSource, type GameFile, type Match, type Seat, type Seated } from '@hoard/kernel';
import { dragonAttack, title, type DragonAttack } from '@hoard/games/dragon-attack';
import { greedyPlayer } from '@hoard/players';
import { Played, seatings, type Beginning, type Brink } from './played.ts';

export { seatings } from './played.ts';

type Frame = DragonAttack['frame'];

const judgement = title.judgementOf(dragonAttack);
const played = new Played(dragonAttack, judgement);

/** A game of Dragon Attack!, played by bots up to a moment. */
export const gameFile = (beginning: Beginning<DragonAttack>): GameFile => played.file(beginning);

/** The same game with dice for which the moment comes; bots do not meet everybody's Dragon in every game. */
export const gameFileWhere = (seated: readonly Seated[], until: (match: Match<DragonAttack>) => boolean): GameFile =>
  played.fileWhere(seated, until);

/** A game of bots, right before the first seat brings something about. */
export const gameBrink = (seated: readonly Seated[], happens: (event: DragonAttack['event']) => boolean): Brink =>
  played.brink(seated, happens);

const frameOf = (match: Match<DragonAttack>): Frame | undefined => match.state.lanes[0]?.stack.at(-1);

/** A seat has rolled and may go somewhere. */
export const isMoving =
  (seat: Seat) =>
  (match: Match<DragonAttack>): boolean => {
    const frame = frameOf(match);
    return frame?.k === 'turn' && frame.at === 'move' && frame.seat === seat;
  };

/** The first seat carries gold, and had best walk to its gate with it. */
export function isBestAtHome(match: Match<DragonAttack>): boolean {
  if (!isMoving(0)(match)) return false;
  const { counters, gates, spaces } = dragonAttack.content;
  const { carried, hero } = match.state.board.adventurers[0]!;
  const home = dragonAttack.keys.parse(`walk:${spaces[gates[hero]!]!.id}`)!;
  const { lane, actions } = match.questions(0)[0]!;
  const greedy = greedyPlayer(dragonAttack, judgement, new Random(1), 0.5);
  const isBest = (): boolean => greedy.choose({ view: match.view(0), lane, seat: 0, actions }) === home;
  return carried.some((row) => counters[row]!.kind === 'gold') && actions.includes(home) && isBest();
}

/** A seat has won, and throws who was beaten. */
export const isThrowing =
  (seat: Seat) =>
  (match: Match<DragonAttack>): boolean => {
    const frame = frameOf(match);
    return frame?.k === 'thrown' && frame.at === 'landing' && frame.chooser === seat;
  };

/** Somewhere lies face down what everybody has seen. */
export const hasSeenCounter = ({ state: { board } }: Match<DragonAttack>): boolean =>
  board.piles.some(({ counters: [top] }) => dragonAttack.content.counters[top!]!.kind !== 'monster');

/** A seat is asked to bargain or fight, and there is something to bargain for. */
export const isBargaining =
  (seat: Seat) =>
  (match: Match<DragonAttack>): boolean => {
    const frame = frameOf(match);
    if (frame?.k !== 'meeting' || frame.at !== 'talk' || !holds(match.asked(), seat)) return false;
    return [frame.mover, frame.other].every((one) => match.state.board.adventurers[one]!.carried.length > 0);
  };

const idOf = (counter: number): string => dragonAttack.content.counters[counter]!.id;

/** Seat 0 can begin a bargain with its first thing, the other ask for its last one, and that be answered with an offer of nothing. */
export function canHaggle(match: Match<DragonAttack>): boolean {
  if (!isBargaining(0)(match)) return false;
  const { carried } = match.state.board.adventurers[0]!;
  return couldGoOn(match, [`give:${idOf(carried[0]!)}`, 'offer', `ask:${idOf(carried.at(-1)!)}`, 'offer', 'offer', 'accept']);
}

/** Whether these could be chosen in a row, each by who is asked then. Only a test may look into the future. */
function couldGoOn(match: Match<DragonAttack>, keys: readonly string[]): boolean {
  const future = replay(dragonAttack, match.record());
  return keys.every((key) => {
    const seat = listSeats(future.asked())[0]!;
    const { lane, token } = future.questions(seat)[0]!;
    return future.choose(seat, lane, token, key).ok;
  });
}

/** A seat is asked for a roll that will bring this about. Only a test may look into the future. */
export const isAboutTo =
  (seat: Seat, happens: (event: DragonAttack['event']) => boolean) =>
  (match: Match<DragonAttack>): boolean => {
    const question = match.questions(seat)[0];
    if (question === undefined || !question.actions.includes(dragonAttack.keys.parse('roll')!)) return false;
    const future = replay(dragonAttack, match.record());
    const answer = future.choose(seat, question.lane, question.token, 'roll');
    return answer.ok && answer.told.some(({ event }) => happens(event));
  };

/** Played to its end. */
export const finishedFile = (seated: readonly Seated[] = seatings.withBot, dice: string | DiceSource = '2b'): GameFile =>
  gameFile({ seated, dice, until: () => false });

/** What can happen to the file of a finished game, and a word by which it is told. */
export const SPOILED: readonly (readonly [string, (text: string) => string, string])[] = [
  ['damaged', (text) => text.slice(0, -100), 'is damaged'],
  ['a picture', () => '\u0089PNG\r\n', 'is not a game of Hoard'],
  ['no game at all', () => '{"hello":"world"}', 'is not a game of Hoard'],
  ['from a newer Hoard', (text) => text.replace('"hoard":1', '"hoard":2'), 'newer Hoard'],
  ['of another game', (text) => text.replace('"game":"dragon-attack"', '"game":"chess"'), 'There is no game'],
  ['with a field too many', (text) => text.replace('"hoard":1', '"hoard":1,"cheat":1'), '“cheat” in it'],
  ['with other content', (text) => text.replace(/"content":"[^"]*"/, '"content":"mine@000000000000"'), 'mine@000000000000'],
  ['with a choice that cannot be', (text) => text.replace('"key":"roll"', '"key":"fight"'), 'is not possible'],
  ['with a level that is not there', (text) => text.replace('"level":"knight"', '"level":"king"'), 'cannot begin like this'],
  ['played by nobody we know', (text) => text.replace('"player":"greedy"', '"player":"mallory"'), '“seated.1.player” in it'],
  ['without options', (text) => text.replace(/"options":\{[^}]*\}/, '"options":null'), '“options” in it'],
  ['nothing but brackets', () => '['.repeat(100_000) + ']'.repeat(100_000), 'is not a game of Hoard'],
  ['far too large', (text) => text + ' '.repeat(10_000_000), 'is too large'],
  ['with other dice', (text) => text.replace(/"secret":"../, '"secret":"ff'), 'dice'],
];
