import { argumentOf, done, drawFrom, only } from '@hoard/kernel';
import * as v from 'valibot';
import { ANY, ATTACK_NUMBERS } from '../../content/names.ts';
import type { Board } from '../../state/board.ts';
import { act } from '../../state/verbs.ts';
import { addSkulls } from '../17-skulls.ts';
import { ARTIFACT, SKILL, drawCards } from '../cards.ts';
import { receive, together } from '../frames.ts';
import { changeSouls, changeStones, gainPotions, oneColour } from '../purse.ts';
import { playerOf } from '../things.ts';
import { colour, few, players, whole } from './fields.ts';
import { forPlayers } from './targets.ts';
import { define, type Moments } from './types.ts';

// Effects on what belongs to players, on the Skull track and on the Enemy Attack deck.

export const purse = define.rows({
  soul: {
    fields: { n: few, to: players },
    does: (board, frame, { n, to }, flow) =>
      forPlayers(board, frame, to, (seat) => {
        const gained = changeSouls(board, seat, n, frame.rule, flow);
        if (frame.seat >= 0 && seat !== frame.seat)
          playerOf(board, frame.seat).contribution += gained * flow.content.numbers.contribution.soul;
      }),
    worth: ({ n, to }, opinion) => opinion.souls(n, to),
  },
  draw: {
    fields: { n: few },
    does: (board, frame, { n }, flow) => drawCards(board, frame.seat, n, frame.rule, flow),
    worth: ({ n }, opinion) => opinion.draw(n),
  },
  sky: {
    fields: { colour, n: few, to: players },
    does(board, frame, effect, flow) {
      const { source, rule } = frame;
      let seats = 0;
      const asks = forPlayers(board, frame, effect.to, (seat) => {
        if (effect.colour === ANY) seats |= only(seat);
        else changeStones(board, seat, oneColour(effect.colour, effect.n), source, rule, flow);
      });
      if (seats !== 0) flow.push(together('colour', seats, source, rule, effect.n));
      return asks;
    },
    worth: ({ colour: row, n }, opinion) => opinion.stones(row, n),
  },
  /** EA-16.10: in friendship order, while there are any. */
  potion: {
    fields: { n: few, to: players },
    does: (board, frame, { n, to }, flow) => forPlayers(board, frame, to, (seat) => gainPotions(board, seat, n, frame.rule, flow)),
    worth: ({ n }, opinion) => opinion.potions(n),
  },
  /** EA-4.11, EA-4.12. */
  receive: {
    fields: { card: v.picklist(['skill', 'artifact']), n: few, to: players },
    does(board, frame, { card, n, to }, flow) {
      let seats = 0;
      const asks = forPlayers(board, frame, to, (seat) => {
        seats |= only(seat);
      });
      if (seats !== 0) for (let i = 0; i < n; i++) flow.push(receive(card === 'skill' ? SKILL : ARTIFACT, seats, frame.rule));
      return asks;
    },
    worth: ({ card, n }, opinion) => n * opinion.card(card),
  },
  /** For every player, also those whose heroes are dead (EA-16.4). */
  drain: {
    fields: { n: few },
    does(board, frame, { n }, flow) {
      for (const seat of board.order) changeSouls(board, seat, -n, frame.rule, flow);
    },
    worth: ({ n }, opinion) => -opinion.souls(n, 'players'),
  },
  loseSky: {
    fields: {},
    does: (board, frame, _, flow) => flow.push(together('forfeit', (1 << board.players.length) - 1, 'punishment', frame.rule)),
    worth: (_, opinion) => -opinion.stones(0, 1),
  },
  skull: {
    fields: { n: whole(-9, 9) },
    does: (board, frame, { n }, flow) => addSkulls(board, n, frame.rule, flow),
    worth: ({ n }, opinion) => -opinion.skulls(n),
  },
  peek: {
    fields: { n: whole(1, 6) },
    does(board, frame, { n }, { content }) {
      frame.left = Math.min(n, attacksLeft(board, content.numbers.attacks.aside));
      return board.peeked.length < frame.left ? 'peeked' : 'peek';
    },
    worth: ({ n }, opinion) => opinion.peek(n),
  },
});

/** How many Enemy Attack cards can be drawn before the reshuffle (EA-14.6). */
const attacksLeft = ({ attacks }: Board, aside: number): number => ATTACK_NUMBERS - aside - attacks.length;

/** Numbers that a card of the deck, or one of those aside, may bear. */
export function possibleAttacks({ attacks, peeked }: Board): number[] {
  const numbers: number[] = [];
  for (let number = 1; number <= ATTACK_NUMBERS; number++) if (!attacks.includes(number) && !peeked.includes(number)) numbers.push(number);
  return numbers;
}

const attackFrom = drawFrom('ea.peek');

export const peekMoments = {
  peeked: {
    kind: 'draw',
    rules: ['EA-24.14'],
    die: (board) => attackFrom(possibleAttacks(board).length),
    drawn(board, frame, outcome, flow) {
      board.peeked.push(possibleAttacks(board)[outcome]!);
      if (board.peeked.length < frame.left) return;
      frame.at = 'peek';
      flow.tell({ t: 'peeked', rule: frame.rule, seat: frame.seat, numbers: board.peeked.slice(0, frame.left) });
    },
  },
  // The top one first; `target` counts those whose place is found.
  peek: {
    kind: 'decision',
    rules: ['EA-9.11'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, { target, left }, _, out) {
      for (let place = Math.max(0, target); place < left; place++) out.allow(act.next(board.peeked[place]!));
    },
    choose(board, frame, seat, action, flow) {
      const { peeked } = board;
      const place = Math.max(0, frame.target);
      const number = argumentOf(action);
      peeked.splice(peeked.indexOf(number), 1);
      peeked.splice(place, 0, number);
      frame.target = place + 1;
      if (frame.target < frame.left) return;
      frame.target = -1;
      done(frame);
      flow.tell({ t: 'ordered', rule: frame.rule, seat, numbers: peeked.slice(0, frame.left) });
    },
  },
} satisfies Moments<'peeked' | 'peek'>;
