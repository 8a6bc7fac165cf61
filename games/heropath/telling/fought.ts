import type { Seat } from '@hoard/kernel';
import { DRAGON, type Content, type EnemyKindId } from '../content/content.ts';
import { chanceIn, fortunes, spreadOf } from '../odds/throws.ts';
import { sumOf } from '../rules/dice.ts';
import { NONE } from '../state/board.ts';
import type { Event } from '../state/events.ts';

/** A battle that is over. */
export interface Fought {
  /** NONE where all fought together. */
  readonly seat: Seat;
  readonly kind: EnemyKindId;
  readonly round: number;
  readonly total: number;
  readonly foeTotal: number;
  readonly isWon: boolean;
  /** How likely that was before the dice fell, with all the help that either side came to have. */
  readonly chance: number;
}

/** All battles of a game, in order. In Real Time several are fought at once: each hero's dice are kept apart. */
export function foughtIn({ dice: { hero, enemy } }: Content, events: readonly Event[], players: number): Fought[] {
  const fought: Fought[] = [];
  const own = new Map<Seat, readonly number[]>();
  const foes = new Map<Seat, readonly number[]>();
  let round = 1;
  let caller: Seat = NONE;

  /** What one side had beyond the other without dice says what the dice had to do. `times`: what each die of the foe counts. */
  function over(
    seat: Seat,
    kind: EnemyKindId,
    { total, foeTotal }: { readonly total: number; readonly foeTotal: number },
    isWon: boolean,
    rolled: readonly number[],
    against: readonly number[],
    times: number,
  ): void {
    const edge = total - sumOf(rolled) - (foeTotal - sumOf(against) * times);
    const chance = chanceIn(fortunes(edge, spreadOf(hero, rolled.length), spreadOf(enemy, against.length, times)));
    fought.push({ seat, kind, round, total, foeTotal, isWon, chance });
  }

  for (const event of events) {
    switch (event.t) {
      case 'roundBegins':
        round = event.round;
        break;
      case 'rolled':
        own.set(event.seat, event.dice);
        break;
      case 'foeRolled':
        foes.set(event.seat, event.dice);
        break;
      case 'rerolled':
      case 'fixed':
        own.set(event.seat, (own.get(event.seat) ?? []).with(event.die, event.face));
        break;
      case 'battleWon':
      case 'battleTied':
      case 'battleLost':
        over(event.seat, event.kind, event, event.t !== 'battleLost', own.get(event.seat) ?? [], foes.get(event.seat) ?? [], 1);
        break;
      case 'ritualCalled':
        // Only those who come throw for it.
        own.clear();
        caller = event.seat;
        break;
      case 'ritualWon':
      case 'ritualLost':
        over(NONE, DRAGON, event, event.t === 'ritualWon', [...own.values()].flat(), foes.get(caller) ?? [], players);
        break;
      default:
    }
  }
  return fought;
}

/** Of the battles that were won the one that was least likely to be; nothing where all were sure. */
export const boldestOf = (fought: readonly Fought[]): Fought | undefined =>
  fought.filter(({ isWon, chance }) => isWon && chance < 1).toSorted((one, other) => one.chance - other.chance)[0];
