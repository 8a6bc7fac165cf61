import { argumentOf, percent, times, type Action, type Game, type Seat, type ViewOf, type Voices } from '@hoard/kernel';
import { chanceOfAtLeast } from '../odds/chances.ts';
import type { Content } from '../content/content.ts';
import { bonusOf, diceAgainst } from '../bots/defence.ts';
import { fightOdds, survivalOdds, wayOdds } from '../odds/odds.ts';
import { mayFlee } from '../rules/04-mounts.ts';
import { nextStepOf } from '../rules/10-quests.ts';
import { realmAttack } from '../rules/14-shadow.ts';
import { heroOf } from '../rules/things.ts';
import { standOf } from '../words/compose.ts';
import { namesIn } from '../words/en.ts';
import type { Board } from '../state/board.ts';
import type { Frame, JourneyFrame, WaveFrame } from '../state/frames.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { effectsText } from './sheets.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const chanceThat = (holds: (face: number) => boolean): number => FACES.filter(holds).length / FACES.length;

/** What a new throw of one die would do: the chances that the realm and the own city hold. */
export function turned(
  board: Board,
  content: Content,
  frame: WaveFrame,
  seat: Seat,
  die: number,
): { readonly realm: number; readonly city: number } {
  const { total, realm, result, city } = standOf(board, content, frame);
  const shows = frame.dice[seat]?.[die] ?? 0;
  return { realm: chanceThat((face) => total - shows + face >= realm), city: chanceThat((face) => result - shows + face >= city) };
}

/** The chances of an action in words, and what is at stake. */
export function prospectOf({ content }: Game<SevenMoons>, view: ViewOf<SevenMoons>, seat: Seat, action: Action): string[] {
  const board = view.sight;
  const frame = view.lanes[0]?.stack.at(-1);
  switch (verbOf(action)) {
    case 'go':
      return frame?.k === 'journey' ? walkLines(board, content, frame, argumentOf(action)) : [];
    case 'visit':
      return [`${percent(chanceThat((face) => face >= content.numbers.die.faerieFrom))} that a faerie comes along.`];
    case 'errand':
      return errandLines(board, content, seat);
    case 'end':
      return mayFlee(board, content, seat)
        ? [
            `${percent(chanceThat((face) => face <= content.numbers.die.fleesUpTo))} that the dragon leaves: the turn would end in the wilderness.`,
          ]
        : ['No dice are thrown for you.'];
    case 'sell':
    case 'close':
      return [`After the sale all prices are rolled again: 3.5 each on average. Now: ${board.prices.join(', ')}.`];
    case 'option':
      return optionLines(board, content, seat, frame, argumentOf(action));
    case 'gem':
      return frame?.k === 'wave' ? gemLines(board, content, frame, seat) : [];
    case 'eye':
    case 'facet':
      return frame?.k === 'wave' ? turnLines(board, content, frame, seat, argumentOf(action)) : [];
    default:
      return ['No dice are thrown for that.'];
  }
}

function walkLines(board: Board, content: Content, frame: JourneyFrame, hex: number): string[] {
  const { way, haste, rolls, robbed, lost } = wayOdds(board, content, frame.seat, frame.points, hex);
  const hero = heroOf(board, frame.seat);
  return [
    `${namesIn(content).place(hex)}: ${hero.mount === 'dragon' ? 'by flight' : times(way.length, 'step')}${haste > 0 ? `, ${haste} of ${hero.gold} gold for haste` : ''}.`,
    rolls === 0
      ? 'No bandits on the way.'
      : `${times(rolls, 'roll')} for bandits: ${percent(robbed)} to be robbed at least once, of ${lost.toFixed(2)} gold or resources on average.`,
  ];
}

function errandLines(board: Board, content: Content, seat: Seat): string[] {
  const hero = heroOf(board, seat);
  const fight = nextStepOf(content, hero)?.fight;
  if (fight === null || fight === undefined) return ['No dice are thrown for that.'];
  const [won, ...withCrystals] = fightOdds(content, board, seat, fight.target);
  const lost = fight.lost.length === 0 ? 'nothing but the turn' : effectsText(board, content, seat, fight.lost);
  return [
    `${percent(won!)} to win the fight against ${fight.target}.`,
    ...withCrystals.map((chance, more) => `${percent(chance)} with ${times(more + 1, 'crystal')}.`),
    `If lost: ${lost}.`,
  ];
}

/** What a card does to whoever takes one of its options. */
function optionOf(content: Content, frame: Frame | undefined, place: number): readonly number[] {
  const choice = frame?.k === 'effects' ? content.effects[frame.queue[0] ?? -1] : undefined;
  return choice?.do === 'choose' ? (choice.options[place]?.does ?? []) : [];
}

function optionLines(board: Board, content: Content, seat: Seat, frame: Frame | undefined, place: number): string[] {
  const does = optionOf(content, frame, place);
  return does.length === 0 ? ['Nothing happens.'] : does.flatMap((row) => effectLines(board, content, seat, row));
}

/** The chance to win the fight that an answer leads to, or null if it leads to none. */
export function fightAhead(board: Board, content: Content, seat: Seat, frame: Frame | undefined, action: Action): number | null {
  const fights = verbOf(action) === 'option' ? optionOf(content, frame, argumentOf(action)).map((row) => content.effects[row]!) : [];
  const fight =
    verbOf(action) === 'errand' ? nextStepOf(content, heroOf(board, seat))?.fight : fights.find((effect) => effect.do === 'fight');
  return fight ? fightOdds(content, board, seat, fight.target)[0]! : null;
}

function effectLines(board: Board, content: Content, seat: Seat, row: number): string[] {
  const effect = content.effects[row]!;
  if (effect.do === 'fight')
    return [`${percent(fightOdds(content, board, seat, effect.target)[0]!)} to win: ${effectsText(board, content, seat, [row])}.`];
  if (effect.do !== 'roll') return [`${effectsText(board, content, seat, [row])}.`];
  let before = 0;
  return effect.bands.map(({ upTo, does }) => {
    const from = before + 1;
    before = upTo;
    return `${from === upTo ? upTo : `${from} to ${upTo}`} (${percent(chanceThat((face) => face >= from && face <= upTo))}): ${effectsText(board, content, seat, does)}.`;
  });
}

function turnLines(board: Board, content: Content, frame: WaveFrame, seat: Seat, die: number): string[] {
  const { total, realm, result, city } = standOf(board, content, frame);
  const chances = turned(board, content, frame, seat, die);
  return [
    `Realm: ${total} against ${realm} now, ${percent(chances.realm)} to hold with a new throw.`,
    `Your city: ${result} against ${city} now, ${percent(chances.city)} to hold with a new throw.`,
  ];
}

/** SM-18.8: the chances that realm and city hold with so many more dice. */
export function heldWith(
  board: Board,
  content: Content,
  frame: WaveFrame,
  seat: Seat,
  more: number,
): { readonly realm: number; readonly city: number } {
  const dice = diceAgainst(board, content, seat, frame.card) + more;
  const bonus = bonusOf(board, content, seat);
  const against = (attack: number): number => chanceOfAtLeast(dice, attack - bonus);
  return { realm: against(realmAttack(board, content, frame)), city: against(content.shadowCards[frame.card]!.city) };
}

function gemLines(board: Board, content: Content, frame: WaveFrame, seat: Seat): string[] {
  const [without, withGem] = [heldWith(board, content, frame, seat, 0), heldWith(board, content, frame, seat, 1)];
  const line = (what: string, attack: number, of: 'realm' | 'city'): string =>
    `${what} against ${attack}: ${percent(without[of])} to hold without the gem, ${percent(withGem[of])} with it.`;
  return [line('Realm', realmAttack(board, content, frame), 'realm'), line('City', content.shadowCards[frame.card]!.city, 'city')];
}

const TRIED = 2000;

/** How the coming waves would go with the cities as they are. */
export function survival(game: Game<SevenMoons>, view: ViewOf<SevenMoons>, voices: Voices): string[] {
  const { games, cities, realm, defences } = survivalOdds(game, view, TRIED);
  return [
    view.sight.moon < game.content.numbers.moons.last ? 'If the seventh moon rose now:' : 'As things stand:',
    ...cities.map(
      (chance, seat) =>
        `${voices.nameOf(seat)}: ${percent(chance)} that the city stands at the end, ${defences[seat]!.toFixed(1)} defences left.`,
    ),
    `${percent(realm)} that some city does. From ${games} games tried: good to a point or two.`,
  ];
}
