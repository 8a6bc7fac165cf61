import { boutSide, withSide, type Bout, type BoutSide, type Seat, type ViewOf, type Voices } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { adventurerOf, openMonsterOn, worthOf } from '../rules/01-things.ts';
import type { Board } from '../state/board.ts';
import type { Event } from '../state/events.ts';
import type { DuelFrame } from '../state/frames.ts';
import type { DragonAttack } from '../state/types.ts';
import type { Words } from '../words/en.ts';

type Told<T extends Event['t']> = Extract<Event, { t: T }>;

/** What a bout is told with, and what is in sight when its event is told. */
interface Telling {
  readonly content: Content;
  readonly words: Words;
  readonly view: ViewOf<DragonAttack>;
  readonly voices: Voices;
}

/** The fight with a monster or another adventurer after an event; null where it is over, or there is none. The Dragon has a scene of its own. */
export function boutAfter(telling: Telling, bout: Bout | null, event: Event): Bout | null {
  const { words, content, voices } = telling;
  const say = words.bout;
  switch (event.t) {
    case 'threw':
      if (event.foe === 'dragon') return null;
      return event.foe === 'monster' ? atMonster(telling, bout, event) : inDuel(telling, bout, event);
    case 'equal':
      return bout && { ...bout, throwing: -1, verdict: words.drama.equal };
    case 'monsterBeaten':
      return bout && { ...bout, throwing: -1, beaten: 1, verdict: words.drama.beaten(worthOf(content, [event.counter])) };
    case 'robbed':
      return bout && { ...bout, throwing: -1, beaten: 0, verdict: event.counters.length > 0 ? words.drama.lost : words.drama.thrownBack };
    case 'duelWon': {
      const { seat, loser, taken } = event;
      return bout && { ...bout, throwing: -1, beaten: placeOf(bout, loser), verdict: say.won(seat, worthOf(content, taken), voices) };
    }
    default:
      return null;
  }
}

const placeOf = ({ sides }: Bout, seat: Seat): 0 | 1 => (sides[0].seat === seat ? 0 : 1);

/** A throw lies highest first, and the highest counts (DA-8.3). */
const thrown = (dice: readonly number[], throws: number): Partial<BoutSide> => ({
  dice,
  counting: [0],
  total: dice[0]!,
  throws: throws + 1,
});

function atMonster(telling: Telling, bout: Bout | null, { seat, dice, against }: Told<'threw'>): Bout {
  const begun = bout ?? undecided([adventurer(telling, seat), monster(telling, seat, against)]);
  return { ...undecided(withSide(begun, 0, thrown(dice, begun.sides[0].throws)).sides), throwing: 0 };
}

function inDuel(telling: Telling, bout: Bout | null, { seat, dice }: Told<'threw'>): Bout {
  const begun = bout ?? undecided(fighters(telling, seat));
  const place = placeOf(begun, seat);
  // Who began throws first, also when both throw again: then the other's dice are taken up.
  const lying = place === 0 ? withSide(begun, 1, { dice: [], counting: [], total: null }) : begun;
  return { ...undecided(withSide(lying, place, thrown(dice, begun.sides[place].throws)).sides), throwing: place };
}

const undecided = (sides: Bout['sides']): Bout => ({ sides, throwing: -1, verdict: '', beaten: -1 });

/** Who meets whom is in the frame of the duel. */
function fighters(telling: Telling, seat: Seat): Bout['sides'] {
  const duel = telling.view.lanes.flatMap(({ stack }) => stack).find((frame): frame is DuelFrame => frame.k === 'duel');
  const { mover, other } = duel ?? { mover: seat, other: seat };
  return [adventurer(telling, mover), adventurer(telling, other)];
}

function adventurer({ content, view, voices }: Telling, seat: Seat): BoutSide {
  const party = adventurerOf(view.sight, seat).carried.filter((row) => content.classOfCounter[row] !== 0);
  return boutSide({ seat, name: voices.nameOf(seat), fighters: party.map((row) => content.counters[row]!.id) });
}

function monster({ content, words, view }: Telling, seat: Seat, strength: number): BoutSide {
  const row = monsterAt(view.sight, content, seat);
  const name = row < 0 ? '' : words.names.bareCounter(row);
  const fighters = row < 0 ? [] : [content.counters[row]!.id];
  return boutSide({ seat: -1, name, fighters, note: words.bout.strength, total: strength });
}

const monsterAt = (board: Board, content: Content, seat: Seat): number => openMonsterOn(board, content, adventurerOf(board, seat).at);
