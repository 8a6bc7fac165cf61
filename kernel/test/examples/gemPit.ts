/**
 * Law: everyone acts at once until a stop. Each seat digs in a lane of its own. A shout holds every lane until the shouter has
 * decided; a thief holds the lane of one digger only, and all others dig on.
 */
import { keysOf, argumentOf, defineVerbs, holdSeats, numbered, only, type Decision, type Deed, open } from '../../index.ts';
import { byScore, each, openGame, type Tiny } from './tinyGame.ts';

interface Board {
  gems: number[];
  shouts: number[];
  thieves: number[];
}
type Pit = { readonly k: 'pit'; at: 'enter' | 'leave' };
type Dig = { readonly k: 'dig'; at: 'dig'; seat: number; left: number };
type Shout = { readonly k: 'shout'; at: 'decide'; seat: number };
type Theft = { readonly k: 'theft'; at: 'pay'; victim: number; thief: number };
type Types = Tiny<Board, Pit | Dig | Shout | Theft, Verb>;
type Verb = 'dig' | 'shout' | 'rob' | 'calm' | 'flee' | 'pay';

const verbs = defineVerbs({ dig: null, shout: null, rob: 'seat', calm: null, flee: null, pay: null });
const { act, verbOf } = verbs;

const enter: Deed<Types, Pit> = {
  kind: 'deed',
  rules: ['all dig at once'],
  run(board, frame, flow) {
    frame.at = 'leave';
    flow.fork(board.gems.map((_, seat) => ({ k: 'dig', at: 'dig', seat, left: 3 })));
  },
};

const leave: Deed<Types, Pit> = {
  kind: 'deed',
  rules: ['when nobody digs any longer, gems are counted'],
  run: (board, _frame, flow) => flow.finish(byScore('counted', board.gems)),
};

const dig: Decision<Types, Dig> = {
  kind: 'decision',
  rules: ['dig three times; once each you may shout and send a thief'],
  who: (_board, frame) => only(frame.seat),
  offer(board, frame, _seat, out) {
    out.allow(act.dig());
    if (board.shouts[frame.seat]! > 0) out.allow(act.shout());
    if (board.thieves[frame.seat] === 0) return;
    for (let victim = 0; victim < board.gems.length; victim++) {
      if (victim === frame.seat) continue;
      if (board.gems[victim]! > 0) out.allow(act.rob(victim));
      else out.deny(act.rob(victim), 'nothing to steal', { victim });
    }
  },
  choose(board, frame, seat, action, flow) {
    const verb = verbOf(action);
    if (verb === 'dig') {
      board.gems[seat]!++;
      if (--frame.left === 0) flow.pop();
    } else if (verb === 'shout') {
      board.shouts[seat]!--;
      flow.stop({ k: 'shout', at: 'decide', seat });
    } else {
      const victim = argumentOf(action);
      board.thieves[seat]!--;
      holdSeats(flow, 'dig', only(victim), { k: 'theft', at: 'pay', victim, thief: seat });
    }
  },
};

const decide: Decision<Types, Shout> = {
  kind: 'decision',
  rules: ['after a shout: calm everybody, or all flee from the pit at once'],
  who: (_board, frame) => only(frame.seat),
  offer: (_board, _frame, _seat, out) => [act.calm(), act.flee()].forEach((action) => out.allow(action)),
  choose: (_board, _frame, _seat, action, flow) => (action === act.calm() ? flow.pop() : flow.unwindTo('pit')),
};

const pay: Decision<Types, Theft> = {
  kind: 'decision',
  rules: ['the victim hands over a gem before digging on'],
  who: (_board, frame) => only(frame.victim),
  offer: (_board, _frame, _seat, out) => out.allow(act.pay()),
  choose(board, frame, seat, _action, flow) {
    const taken = Math.min(1, board.gems[seat]!);
    board.gems[seat]! -= taken;
    board.gems[frame.thief]! += taken;
    flow.pop();
  },
};

export const gemPit = openGame<Board, Pit | Dig | Shout | Theft, Verb>('gem-pit', {
  seats: { least: 2, most: 4 },
  keys: keysOf(verbs, { seat: numbered(4) }),
  steps: { pit: { enter, leave }, dig: { dig }, shout: { decide }, theft: { pay } },
  secrecy: {
    board: { gems: open, shouts: open, thieves: open },
    frames: {
      pit: { at: open },
      dig: { at: open, seat: open, left: open },
      shout: { at: open, seat: open },
      theft: { at: open, victim: open, thief: open },
    },
  },
  setUp: (_options, seats) => ({
    board: { gems: each(seats, 0), shouts: each(seats, 1), thieves: each(seats, 1) },
    frame: { k: 'pit', at: 'enter' },
  }),
});
