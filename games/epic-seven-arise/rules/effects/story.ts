import { everyone, follow, listSeats, only, text, type Seat, type Seats } from '@hoard/kernel';
import * as v from 'valibot';
import { tileToken } from '../../content/chapterSchema.ts';
import type { Board } from '../../state/board.ts';
import { DECKS } from '../../state/choices.ts';
import { placing, poll, receive, turnUp } from '../frames.ts';
import { freePlace, isBoss, mostOf, placeMonster, prowl, vanish } from '../monsters.ts';
import { holdsNow, sidesOf } from '../story.ts';
import { tokensHere, tokensLaid } from '../17-skulls.ts';
import { walkTo } from '../21-movement.ts';
import { few, whole } from './fields.ts';
import { define, type Reading } from './types.ts';

// Effects of Story cards and bonus rewards, and what leads to other effects.

/** Who goes where, and what is asked, is neither good nor bad: what comes of it is. */
const neutral = (): number => 0;

/** Whom a bonus reward is for: by final friendship order, or whoever contributed most to the last battle. */
const WINNERS = ['each', 'rank 1', 'rank 1-2', 'top'] as const;
const winners = v.picklist(WINNERS);

const asBits = (seats: readonly Seat[]): Seats => seats.reduce((bits, seat) => bits | only(seat), 0);

function winnersOf({ players, order }: Board, to: (typeof WINNERS)[number]): Seats {
  if (to === 'each') return everyone(players.length);
  if (to !== 'top') return asBits(order.slice(0, to === 'rank 1' ? 1 : 2));
  const most = Math.max(...players.map(({ contribution }) => contribution));
  return asBits(players.flatMap(({ seat, contribution }) => (contribution === most ? [seat] : [])));
}

export const story = define.rows({
  place: {
    fields: ({ monster, position }: Reading) => ({ monster, at: position, otherwise: v.optional(v.nullable(position), null) }),
    does(board, _, { monster, at, otherwise }, flow) {
      const position = at === board.at && otherwise !== null ? otherwise : freePlace(board, flow.content, at);
      if (position >= 0) placeMonster(board, monster, position, 'EA-3.4', flow);
    },
    worth: (_, opinion) => -opinion.monsters(1),
  },
  placeByDie: {
    fields: ({ monster, position }: Reading) => ({ monster, at: v.tuple([position, position, position]) }),
    does: (_board, { queue }, _effect, flow) => flow.push(placing(queue[0]!)),
    worth: (_, opinion) => -opinion.monsters(1),
  },
  /** On the tile of the battle that has just ended. */
  placeHere: {
    fields: ({ monster }: Reading) => ({ monster }),
    does(board, _, { monster }, flow) {
      placeMonster(board, monster, freePlace(board, flow.content, board.choice), 'EA-3.4', flow);
    },
    worth: (_, opinion) => -opinion.monsters(1),
  },
  remove: {
    fields: ({ monster }: Reading) => ({ monster }),
    does(board, _, { monster }, flow) {
      for (const gone of board.monsters.filter(({ kind }) => kind === monster)) vanish(board, gone, 'EA-1.4', flow);
    },
    worth: ({ monster }, opinion) => opinion.monsters(opinion.board.monsters.filter(({ kind }) => kind === monster).length),
  },
  removeAll: {
    fields: ({ position }: Reading) => ({ at: v.array(position) }),
    does(board, _, { at }, flow) {
      for (const gone of board.monsters.filter((monster) => at.includes(monster.at))) vanish(board, gone, 'EA-1.4', flow);
    },
    worth: ({ at }, opinion) => opinion.monsters(opinion.board.monsters.filter((monster) => at.includes(monster.at)).length),
  },
  move: {
    fields: ({ monster, position }: Reading) => ({ monster, at: position, otherwise: position }),
    does(board, _, { monster, at, otherwise }, flow) {
      const moving = board.monsters.find(({ kind }) => kind === monster);
      if (moving !== undefined) prowl(board, moving, at === board.at ? otherwise : at, flow);
    },
    worth: neutral,
  },
  carry: {
    fields: ({ position }: Reading) => ({ at: position }),
    does: (board, _, { at }, flow) => walkTo(board, at, 'EA-21.5', flow),
    worth: neutral,
  },
  turn: {
    fields: ({ position }: Reading) => ({ at: v.array(position) }),
    does: (_board, _frame, { at }, flow) => flow.push(turnUp(at)),
    worth: neutral,
  },
  /** For the rest of the chapter (EA-17.2). */
  tile: {
    fields: tileToken,
    does(board, { queue }, _, flow) {
      const before = tokensHere(board, flow.content);
      board.tileEffects.push(queue[0]!);
      flow.tell({ t: 'tileEffect', rule: 'EA-17.2', effect: queue[0]! });
      tokensLaid(board, before, flow);
    },
    worth: ({ side, status }, opinion) => -opinion.tile(side, status),
  },
  undoDamage: {
    fields: { n: few },
    does(board, _, { n }, flow) {
      const mended = Math.min(n, board.bossDamage);
      board.bossDamage -= mended;
      if (mended > 0) flow.tell({ t: 'bossMended', rule: 'EA-1.4', n: mended });
    },
    worth: ({ n }, opinion) => -opinion.boss(Math.min(n, opinion.board.bossDamage)),
  },
  /** The boss that this card has placed. */
  rows: {
    fields: { n: whole(-50, 50) },
    does(board, _, { n }, { content }) {
      const boss = board.monsters.findLast(({ kind }) => isBoss(content, kind));
      if (boss === undefined) return;
      boss.rows += n;
      const damage = boss.most - boss.health;
      boss.most = mostOf(board, content, boss.kind, boss.rows);
      boss.health = Math.max(1, boss.most - damage);
    },
    worth: ({ n }, opinion) => -opinion.boss(n),
  },
  vote: {
    fields: { options: v.tuple([text, text]) },
    does(_board, _frame, { options }, flow) {
      const sides = sidesOf(flow.content);
      flow.push(
        poll(
          'story',
          options.map((option) => sides.indexOf(option)),
        ),
      );
    },
    worth: neutral,
  },
  voted: {
    fields: ({ effects }: Reading) => ({ option: text, does: effects }),
    does(board, frame, { option, does }, { content }) {
      if (holdsNow(board, content, { is: 'voted', option })) follow(frame, does);
    },
    worth: ({ option, does }, opinion) => (opinion.takes(option) ? opinion.of(does) : 0),
  },
  given: {
    fields: ({ effects, condition }: Reading) => ({ when: condition, does: effects }),
    does(board, frame, { when, does }, { content }) {
      if (holdsNow(board, content, when)) follow(frame, does);
    },
    worth: ({ when, does }, { board, content, of }) => (holdsNow(board, content, when) ? of(does) : 0),
  },
  /** EA-4.16, EA-22.4: the chapter is won; what is going on is finished first. */
  ending: {
    fields: {},
    does(board) {
      board.ending = 'completed';
    },
    worth: (_, opinion) => opinion.story(),
  },
  free: {
    fields: { card: v.picklist(['skill', 'equipment']), n: few, to: winners },
    does(board, _, { card, n, to }, flow) {
      for (let count = 0; count < n; count++)
        flow.push(receive(DECKS.indexOf(card), winnersOf(board, to), 'EA-23.10', card === 'equipment' ? 'skill' : 'nothing'));
    },
    worth: ({ card, n }, opinion) => n * opinion.card(card),
  },
  score: {
    fields: { n: few, to: winners },
    does(board, _, { n, to }, flow) {
      const seats = listSeats(winnersOf(board, to));
      // Of several who contributed most, each gets 1 instead.
      const points = to === 'top' && seats.length > 1 ? 1 : n;
      for (const seat of seats) {
        board.players[seat]!.extraScore += points;
        flow.tell({ t: 'extraScore', rule: 'EA-23.9', seat, n: points });
      }
    },
    worth: ({ n }, opinion) => opinion.points(n),
  },
});
