import { boutSide, withSide, type Added, type Bout, type BoutSide, type Seat, type ViewOf, type Voices } from '@hoard/kernel';
import { DRAGON } from '../content/content.ts';
import type { EnemyKindId } from '../content/ids.ts';
import { clashWith, type ClashSide } from '../odds/clash.ts';
import { findEnemy, heroOf } from '../rules/things.ts';
import { sumOf } from '../rules/dice.ts';
import type { Unit } from '../state/board.ts';
import type { Event } from '../state/events.ts';
import type { Heropath } from '../state/types.ts';
import type { Words } from '../words/words.ts';
import { outerFrame } from './frames.ts';

/** What a bout is told with, and what is in sight when its event is told. */
interface Telling {
  readonly words: Words;
  readonly view: ViewOf<Heropath>;
  readonly voices: Voices;
}

/** The battle of one hero on the stage, after an event: every summand, the dice, and who prevails; null where there is none. */
export function boutAfter(telling: Telling, bout: Bout | null, event: Event): Bout | null {
  const { drama } = telling.words;
  switch (event.t) {
    case 'battleBegins':
      return begun(telling, event.seat, event.unit, event.kind);
    case 'rolled':
    case 'foeRolled': {
      const place = event.t === 'rolled' ? 0 : 1;
      const next = again(telling, bout);
      return (
        next && {
          ...withSide(next, place, { dice: event.dice, counting: event.dice.map((_, index) => index), throws: 1 }),
          throwing: place,
        }
      );
    }
    case 'rerolled':
    case 'fixed': {
      const next = again(telling, bout);
      if (next === null) return null;
      const dice = next.sides[0].dice.with(event.die, event.face);
      return { ...withSide(next, 0, { dice, throws: next.sides[0].throws + 1 }), throwing: 0 };
    }
    case 'cardPlayed':
    case 'cardShown':
    case 'cardCancelled':
      return again(telling, bout);
    case 'battleWon':
    case 'battleTied':
    case 'battleLost': {
      const told = event.t === 'battleWon' ? drama.won : event.t === 'battleTied' ? drama.tied : drama.lost;
      return (
        bout && { ...totalled(bout, event.total, event.foeTotal), throwing: -1, verdict: told, beaten: event.t === 'battleLost' ? 0 : 1 }
      );
    }
    case 'duel':
      return duel(telling, event);
    // What else happens meanwhile takes nothing off the stage: windows close, cards are spent.
    default:
      return isFighting(telling.view) ? bout : null;
  }
}

/** Whether a battle in sight is still undecided: then it stays on the stage while somebody is asked what they add to it. */
export const isFighting = (view: ViewOf<Heropath>): boolean => outerFrame(view, 'fight')?.result === UNDECIDED_BATTLE;
const UNDECIDED_BATTLE = 2;

const addedBy = ({ content, names, summands: by }: Words, { summands }: ClashSide): Added[] =>
  summands.map(({ from, value, card }) => ({
    sign: card < 0 ? from : content.cards[card]!.id,
    name: by[from](Math.abs(value), card < 0 ? '' : names.card(card)),
    value,
  }));

/** The sign of a foe: its id in the box, or the Dragon. */
const signOf = ({ content }: Words, kind: EnemyKindId): string => (kind === DRAGON ? 'dragon' : content.enemies[kind]!.id);

function begun({ words, view, voices }: Telling, seat: Seat, unit: Unit, kind: EnemyKindId): Bout {
  const clash = clashWith(view.sight, words.content, seat, unit);
  return {
    sides: [
      boutSide({ seat, name: voices.nameOf(seat), added: addedBy(words, clash.hero) }),
      boutSide({ seat: -1, name: words.names.kind(kind), fighters: [signOf(words, kind)], added: addedBy(words, clash.foe) }),
    ],
    throwing: -1,
    verdict: '',
    beaten: -1,
  };
}

/** The same with what cards have changed since. In a Ritual there is none: many strike at once. */
function again({ words, view }: Telling, bout: Bout | null): Bout | null {
  const seat = bout?.sides[0].seat ?? -1;
  const battle = seat < 0 ? null : heroOf(view.sight, seat).battle;
  if (bout === null || battle === null || (battle.foe !== DRAGON && findEnemy(view.sight, battle.foe) === undefined)) return bout;
  const clash = clashWith(view.sight, words.content, seat, battle.foe);
  return withSide(withSide(bout, 0, { added: addedBy(words, clash.hero) }), 1, { added: addedBy(words, clash.foe) });
}

const totalled = (bout: Bout, total: number, foeTotal: number): Bout => withSide(withSide(bout, 0, { total }), 1, { total: foeTotal });

/** A bout in the Arena: the dice of the hero first, then those of the champion. */
function duel({ words, voices }: Telling, { seat, dice, total, foeTotal }: Extract<Event, { t: 'duel' }>): Bout {
  const own = dice.slice(0, dice.length - words.content.numbers.duel.dice);
  const foe = dice.slice(own.length);
  const side = (given: Partial<BoutSide> & Pick<BoutSide, 'seat' | 'name'>, thrown: readonly number[], sum: number): BoutSide =>
    boutSide({
      ...given,
      dice: thrown,
      counting: thrown.map((_, index) => index),
      added: [{ sign: 'power', name: words.sheet.powerShort, value: sum - sumOf(thrown) }],
      total: sum,
      throws: 1,
    });
  return {
    sides: [
      side({ seat, name: voices.nameOf(seat) }, own, total),
      side({ seat: -1, name: words.drama.champion, fighters: ['champion'] }, foe, foeTotal),
    ],
    throwing: 0,
    verdict: total > foeTotal ? words.drama.won : total === foeTotal ? words.drama.tied : words.drama.lost,
    beaten: total >= foeTotal ? 1 : 0,
  };
}
