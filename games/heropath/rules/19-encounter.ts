import { argumentOf, only, type Action, type Offer, type Seat } from '@hoard/kernel';
import { ANYWHERE, ENCOUNTERS, SUPPLIES } from '../content/names.ts';
import { EVERYBODY, NONE, type Board } from '../state/board.ts';
import type { EncounterFrame } from '../state/cardFrames.ts';
import type { Flow, Step, Table } from '../state/types.ts';
import { act, preyOf, verbOf } from '../state/verbs.ts';
import { offerPrey } from './10-cards.ts';
import { cutShort } from './26-lanes.ts';
import { losingOf } from './20-losses.ts';
import { openWindow } from './windowFrame.ts';
import { VITALITY, gainGems } from './bank.ts';
import { gainHidden, insidersOf, loseCard } from './cards.ts';
import { isWarded } from './clauses.ts';
import { endLasting, marking } from './durations.ts';
import { ON_THE_SPOT, barInPlace, hasPrey, type EncounterKind } from './encounters.ts';
import { ownedIn } from './owned.ts';

const GOLD = SUPPLIES.indexOf('gold');

/** HP-19.1: offers every Encounter that is an action. */
export function offerEncounters(board: Board, seat: Seat, out: Offer, { content }: Table): void {
  for (const kind of ENCOUNTERS) offerPrey(board, content, seat, kind, ON_THE_SPOT, out);
}

/** HP-19.6: an Encounter that was offered is announced. */
export function encountering(seat: Seat, action: Action): EncounterFrame {
  const argument = argumentOf(action);
  if (verbOf(action) === 'ambush') return encounter(seat, argument, 'ambush', NONE, false);
  const { seat: victim, what } = preyOf(argument);
  return encounter(seat, victim, verbOf(action) === 'thieve' ? 'thievery' : 'snatching', what, false);
}

export const encounter = (seat: Seat, victim: Seat, kind: EncounterKind, what: number, byCard: boolean): EncounterFrame => ({
  k: 'encounter',
  at: 'window',
  seat,
  victim,
  kind,
  what,
  byCard,
});

export const encounterSteps = {
  window: {
    kind: 'deed',
    rules: ['HP-19.4', 'HP-19.6', 'HP-24.2'],
    run(board, frame, flow) {
      const { seat, victim, kind, what } = frame;
      frame.at = 'does';
      marking(board.heroes[seat]!).encountered |= only(victim);
      // HP-9.2, HP-11.15: he neither drops nor changes anything until it is over.
      board.frozen |= only(victim);
      flow.tell({ t: kind, rule: 'HP-19.6', seat, victim, what });
      flow.push(openWindow(board, 'w2', seat, { concerned: victim, deed: kind }));
    },
  },
  does: {
    kind: 'deed',
    rules: ['HP-19.5', 'HP-19.7', 'HP-19.10', 'HP-24.21'],
    run(board, frame, flow) {
      const { seat, victim, kind, what } = frame;
      if (fails(board, frame, flow)) {
        frame.at = 'over';
        return flow.tell({ t: 'encounterFailed', rule: 'HP-24.21', seat, victim });
      }
      frame.at = kind === 'thievery' ? 'card' : 'hurt';
      if (kind === 'ambush') imprison(board, victim, flow);
      else if (kind === 'snatching') snatch(board, frame, what, flow);
    },
  },
  // HP-19.8: the victim chooses. Whoever takes it will see it too.
  card: {
    kind: 'decision',
    rules: ['HP-19.8', 'HP-19.9'],
    single: 'taken',
    who: (_, { victim }) => only(victim),
    insiders: (_, { seat, victim }) => only(seat) | only(victim),
    offer(board, { victim, what }, _seat, out, { content }) {
      for (const card of new Set(ownedIn(content, board.heroes[victim]!, what))) out.allow(act.choose(card));
    },
    choose(board, frame, victim, action, flow) {
      frame.at = 'hurt';
      stealCard(board, frame.seat, victim, argumentOf(action), 'HP-19.14', flow);
    },
  },
  hurt: {
    kind: 'deed',
    rules: ['HP-19.12', 'HP-25.4', 'HP-25.5', 'HP-25.6'],
    run(board, frame, flow) {
      const { seat, victim } = frame;
      const { losses, attacker } = flow.content.numbers;
      frame.at = 'over';
      const loss = board.options.morals === 'silver' ? losses.victim.silver : losses.victim.bronze;
      gainGems(board, board.heroes[seat]!, VITALITY, attacker, 'HP-19.12', flow);
      if (loss > 0) flow.push(losingOf(board, victim, loss, 'encounter', 'HP-19.12'));
    },
  },
  over: {
    kind: 'deed',
    rules: ['HP-19.13'],
    run(board, { victim }, flow) {
      board.frozen &= ~only(victim);
      endLasting(board, 'action', victim);
      flow.pop();
    },
  },
} satisfies Step<EncounterFrame>;

/** HP-24.21: the window has taken one of them away, or a card wards it off. */
function fails(board: Board, { seat, victim, kind, what, byCard }: EncounterFrame, { content }: Flow): boolean {
  const [attacker, prey] = [board.heroes[seat]!, board.heroes[victim]!];
  const threat = ENCOUNTERS.indexOf(kind);
  if (board.lasting.some(({ effect, on }) => on === victim && isWarded(content, [effect], threat))) return true;
  return barInPlace(board, content, attacker, prey, kind, byCard ? ANYWHERE : ON_THE_SPOT) !== null || !hasPrey(content, prey, kind, what);
}

/** HP-19.15. */
function imprison(board: Board, victim: Seat, flow: Flow): void {
  const hero = board.heroes[victim]!;
  const from = hero.at;
  const to = flow.content.map.prison;
  hero.at = to;
  hero.asleep = true;
  flow.tell({ t: 'imprisoned', rule: 'HP-19.15', seat: victim, from, to });
  cutShort(board, victim, flow);
}

function snatch(board: Board, { seat, victim }: EncounterFrame, what: number, flow: Flow): void {
  const [gold, food] = what === GOLD ? [1, 0] : [0, 1];
  takeSupply(board, seat, victim, gold, food, 'HP-19.10', flow);
}

/** Somebody takes supply from another, as much as he has. */
export function takeSupply(board: Board, seat: Seat, victim: Seat, gold: number, food: number, rule: string, flow: Flow): void {
  const [taker, giver] = [board.heroes[seat]!, board.heroes[victim]!];
  const taken = { gold: Math.min(gold, giver.gold), food: Math.min(food, giver.food) };
  giver.gold -= taken.gold;
  giver.food -= taken.food;
  taker.gold += taken.gold;
  taker.food += taken.food;
  flow.tell({ t: 'stoleSupply', rule, seat, victim, ...taken });
}

/** HP-19.14: a stolen card is known to both; to the others only if it lay face up. */
export function stealCard(board: Board, seat: Seat, victim: Seat, card: number, rule: string, flow: Flow): void {
  const { content } = flow;
  const seenBy = loseCard(board, content, victim, card);
  gainHidden(board, content, seat, { card, seenBy: seenBy === EVERYBODY ? EVERYBODY : seenBy | only(victim) });
  const told = { t: 'stole', rule, seat, victim, deck: content.cards[card]!.deck } as const;
  if (seenBy === EVERYBODY) return flow.tell({ ...told, card });
  // HP-24.24: who has seen it cannot forget it.
  flow.seal('HP-19.14');
  flow.whisper(seenBy | insidersOf(board, seat) | only(victim), { ...told, card }, { ...told, card: NONE });
}
