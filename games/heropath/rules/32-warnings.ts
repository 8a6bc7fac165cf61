import { argumentOf, frameOf, holds, type Action, type Asked } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Hero } from '../state/board.ts';
import type { RestFrame, TravelFrame, TurnFrame } from '../state/frames.ts';
import type { Heropath, Table } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { mayRefresh } from './06-decks.ts';
import { canUseActivity } from './17-activities.ts';
import { FAITH, VITALITY } from './bank.ts';
import { findEnemy, isBurning } from './things.ts';
import { favourOf } from './durations.ts';

// HP-32.6, HP-17.14: what a choice certainly brings, unless a card prevents it.

type Sight = Heropath['sight'];

/** What he is told before he does it. */
export type Warning = 'burns' | 'falls' | 'wastes' | 'nothing';

/** HP-21.3: each of these, done in the fire, burns; the Dragon may be slain before. */
const BURNING: ReadonlySet<string> = new Set<Heropath['verb']>(['travel', 'rest', 'visit', 'fight', 'ambush', 'thieve', 'snatch', 'pass']);

const burnsInTurn = (sight: Sight, { at }: Hero, action: Action, content: Content): boolean =>
  BURNING.has(verbOf(action)) && isBurning(sight, content, at);

/** HP-21.5: nobody is warned of a fire that he has felt already. */
const burnsOnTheWay = (sight: Sight, { seat }: Hero, action: Action, content: Content): boolean =>
  !holds(sight.inFire, seat) && ['go', 'sail'].includes(verbOf(action)) && isBurning(sight, content, argumentOf(action));

/** HP-15.10, HP-20.5: the Travel ends, and those whom he has evaded take his last gem. */
function fallsByStopping(sight: Sight, { evaded }: TravelFrame, hero: Hero, { numbers }: Content): boolean {
  const count = evaded.filter((unit) => findEnemy(sight, unit)?.at !== hero.at).length - favourOf(hero).evasions;
  return count > 0 && count * numbers.losses.evasion >= hero.gems[VITALITY]! + hero.gems[FAITH]!;
}

/** HP-1.8: not all of the meal does him good. */
const wastesMeal = ({ gems }: Hero, { numbers }: Content): boolean => gems[VITALITY]! + numbers.rest.meal > numbers.gems;

/** HP-17.14: no activity, no refresh, and no card of his that works in a Visit. */
function canDoNothing(sight: Sight, hero: Hero, content: Content): boolean {
  const site = sight.sites[hero.at]!;
  if (mayRefresh(content, hero, site)) return false;
  if (content.sites[site]!.activities.some((_, activity) => canUseActivity(sight, content, hero.seat, site, activity))) return false;
  const held = [...hero.worn, ...hero.attached, ...hero.shown, ...hero.hidden.map(({ card }) => card)];
  return !held.some((card) => card >= 0 && content.cards[card]!.clauses.some(({ when }) => when === 'visit'));
}

function warningIn(frame: TurnFrame | TravelFrame | RestFrame, sight: Sight, hero: Hero, action: Action, content: Content): Warning | null {
  switch (frame.k) {
    case 'turn':
      if (burnsInTurn(sight, hero, action, content)) return 'burns';
      return verbOf(action) === 'visit' && canDoNothing(sight, hero, content) ? 'nothing' : null;
    case 'travel':
      if (burnsOnTheWay(sight, hero, action, content)) return 'burns';
      return verbOf(action) === 'stop' && fallsByStopping(sight, frame, hero, content) ? 'falls' : null;
    case 'rest':
      return verbOf(action) === 'eat' && wastesMeal(hero, content) ? 'wastes' : null;
  }
}

export function warningOf(asked: Asked<Heropath>, action: Action, { content }: Pick<Table, 'content'>): Warning | null {
  const frame = frameOf<Heropath>(asked);
  if (frame?.k !== 'turn' && frame?.k !== 'travel' && frame?.k !== 'rest') return null;
  const { sight } = asked.view;
  return warningIn(frame, sight, sight.heroes[asked.seat]!, action, content);
}
