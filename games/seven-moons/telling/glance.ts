import type { AllyRow, HexId } from '../content/ids.ts';
import { argumentOf, frameOf, percent, type Action, type Asked, type Seat } from '@hoard/kernel';
import { aimOn } from '../bots/aim.ts';
import { fightOdds } from '../odds/odds.ts';
import { unaccounted } from '../rules/01-setup.ts';
import { reach } from '../rules/03-journey.ts';
import { completes } from '../rules/07-strongholds.ts';
import { nextStepOf } from '../rules/10-quests.ts';
import { wakes } from '../rules/questions.ts';
import { heroOf, isLit, together } from '../rules/things.ts';
import { STRONGHOLD, type Board } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';
import { optionIn, optionInWords } from './cards.ts';
import { hexName } from './names.ts';
import { isPlace, isQuestAt } from './places.ts';
import { heldBy, heldWith, type Holding } from './siege.ts';
import { pointsIn, wayInWords } from './way.ts';

/** What waits at the end of an answer, in a few words; an empty string where nothing does. */
export function glanceOf(words: Words, asked: Asked<SevenMoons>, action: Action): string {
  const { content, glance: say } = words;
  const { view, seat } = asked;
  const board = view.sight;
  const frame = frameOf(asked);
  const row = argumentOf(action);
  switch (verbOf(action)) {
    case 'go': {
      const waiting = waitingAt(words, asked, row).filter((what) => what !== '');
      return joined(wayInWords(words, asked, action), ...(waiting.length > 0 ? waiting : [onTheWay(words, asked, row)]));
    }
    case 'pick':
      return joined(reachedBy(words, asked, row), isFind(asked, row) ? say.find : '');
    case 'sell':
      return say.gold(board.prices[row]!);
    case 'send':
    case 'hire':
      return sentTo(words, asked, action);
    case 'buy':
      return say.left(board.pool[row]!);
    case 'errand': {
      const hero = heroOf(board, seat);
      return joined(content.questCards[hero.quest]?.name ?? '', winning(words, board, seat, nextStepOf(content, hero)?.fight?.target));
    }
    case 'option': {
      if (frame?.k !== 'effects') return '';
      const fight = optionIn(words, frame.queue[0]!, row)
        ?.does.map((does) => content.effects[does]!)
        .find((effect) => effect.do === 'fight');
      return joined(optionInWords(words, board, seat, frame.queue[0]!, row), winning(words, board, seat, fight?.target));
    }
    case 'yield':
      return joined(worthOf(words, board, row), row === STRONGHOLD ? '' : shieldsOf(words, board, row));
    case 'eye':
    case 'facet':
    case 'aegis':
      return frame?.k === 'wave' ? holding(words, heldBy(board, content, frame, seat, action)) : '';
    case 'gem':
    case 'pass':
      if (frame?.k !== 'wave' || frame.at !== 'light') return '';
      return holding(words, heldWith(board, content, frame, seat, verbOf(action) === 'gem' ? 1 : 0));
    default:
      return '';
  }
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** What one would find there: goods or a people, the next step of the quest, a fire. */
function waitingAt({ content, glance: say, resources }: Words, { view: { sight }, seat }: Asked<SevenMoons>, hex: HexId): string[] {
  return [
    resources[content.soldAt[hex]!] ?? content.allies[content.allyAt[hex]!]?.name ?? '',
    isQuestAt(content, heroOf(sight, seat), hex) ? say.quest : '',
    isLit(sight, content, hex) ? say.fire : '',
  ];
}

/** Where nothing waits, where one comes to from there. */
function onTheWay({ content, glance: say }: Words, asked: Asked<SevenMoons>, hex: HexId): string {
  if (content.hexes[hex]!.terrain === 'market') return '';
  const { goal } = aimOn(content)(asked.view.sight, asked.seat, pointsIn(asked) ?? 0, hex);
  return goal < 0 || goal === hex ? '' : say.onTheWay(goal);
}

/** How far so many steps lead: the two farthest places. */
function reachedBy(words: Words, { view: { sight }, seat }: Asked<SevenMoons>, steps: number): string {
  const hero = heroOf(sight, seat);
  const { reached, count } = reach(sight, words.content, hero, steps);
  const places = [...reached.subarray(0, count)].filter((hex) => hex !== hero.at && isPlace(words.content, hex)).slice(-2);
  return places.length === 0 ? '' : words.glance.reaches(places.map((hex) => hexName(words, hex)).join(', '));
}

/** SM-3.18: a one is a lucky find, unless doubles have paid already. */
function isFind(asked: Asked<SevenMoons>, points: number): boolean {
  const frame = frameOf(asked);
  return points === 1 && frame?.k === 'journey' && frame.dice[0] !== frame.dice[1];
}

/** What a good or an ally does to the city: it may call the Shadow Army. */
function sentTo({ content, glance: say }: Words, { view: { sight }, seat }: Asked<SevenMoons>, action: Action): string {
  const { moons, strongholds } = content.numbers;
  if (wakes(sight, content, seat, action)) return sight.moon + 1 < moons.last ? say.moon(sight.moon + 1, moons.last) : say.seventh;
  const hero = heroOf(sight, seat);
  const kind = argumentOf(action);
  return completes(hero, kind) && hero.strongholds < strongholds ? say.builds : say.waiting(hero.waiting[kind]!);
}

const winning = ({ content, language, glance: say }: Words, board: Board, seat: Seat, target: number | undefined): string =>
  target === undefined ? '' : say.win(percent(fightOdds(content, board, seat, target)[0]!, language));

const worthOf = ({ content: { numbers }, glance: say }: Words, board: Board, piece: number): string =>
  together(board.mode) ? '' : say.worth(piece === STRONGHOLD ? numbers.score.stronghold : numbers.score.ally);

/** An ally is worth a second die against the cards that carry its shield. */
function shieldsOf({ content, glance: say }: Words, board: Board, ally: AllyRow): string {
  const coming = [...board.shadow.flatMap(({ card }) => (card >= 0 ? [card] : [])), ...unaccounted(board, content)];
  return say.shields(coming.filter((card) => content.shadowCards[card]!.shield === ally).length, coming.length);
}

const holding = ({ language, glance: say }: Words, { realm, city }: Holding): string =>
  say.holds(percent(realm, language), percent(city, language));
