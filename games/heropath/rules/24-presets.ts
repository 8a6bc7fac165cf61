import { frameOf, type Action, type Asked, type Seat } from '@hoard/kernel';
import { DRAGON } from '../content/names.ts';
import type { ReactionFrame } from '../state/cardFrames.ts';
import type { Heropath } from '../state/types.ts';
import { act } from '../state/verbs.ts';

// HP-24.14 to HP-24.16: in which windows a player wants to be asked. It is his own affair: nothing of it lies on the board.

type Wish = 'always' | 'concerning' | 'never';

/** A window; `own` stands for W4 and W5 of one's own battles. */
export type Topic = ReactionFrame['window'] | 'own';
type Wishes = { readonly [topic in Topic]: Wish };

/** HP-24.15. */
export const USUAL: Wishes = {
  own: 'always',
  w6: 'always',
  w2: 'concerning',
  w4: 'concerning',
  w5: 'concerning',
  w7: 'concerning',
  w1: 'never',
  w8: 'never',
  w10: 'never',
};

/** The kind of occasion: the window, or `own`. */
export function topicIn(asked: Asked<Heropath>): Topic {
  const frame = reactionOf(asked);
  return isBattle(frame) && frame.actor === asked.seat ? 'own' : frame.window;
}

/** The same wish for every window. */
export const everywhere = (wish: Wish): Wishes => ({
  w1: wish,
  w2: wish,
  own: wish,
  w4: wish,
  w5: wish,
  w6: wish,
  w7: wish,
  w8: wish,
  w10: wish,
});

const isBattle = ({ window }: ReactionFrame): boolean => window === 'w4' || window === 'w5';

/** HP-24.16: no wish stands against this. */
const isAgainstDragon = (frame: ReactionFrame): boolean => isBattle(frame) && frame.foe === DRAGON;

/** HP-24.16. */
function concerns({ seat, view: { sight } }: Asked<Heropath>, frame: ReactionFrame): boolean {
  const { actor, concerned, losses, chain, window } = frame;
  const isTarget = concerned === seat || sight.plays.some(({ card, target }) => target === seat && chain.includes(card));
  // What he declares himself he could have played a card before.
  const isHere = sight.heroes[actor]!.at === sight.heroes[seat]!.at && !(window === 'w2' && actor === seat);
  return isTarget || (losses[seat] ?? 0) > 0 || isHere || isAgainstDragon(frame);
}

const reactionOf = (asked: Asked<Heropath>): ReactionFrame => {
  const frame = frameOf<Heropath>(asked);
  if (frame?.k !== 'reaction') throw new Error(`No window is open in lane ${asked.lane}`);
  return frame;
};

/** Passes for him where he does not want to be asked; null where he is asked. */
export const passingBy =
  (wishes: Wishes) =>
  (asked: Asked<Heropath>): Action | null => {
    const frame = reactionOf(asked);
    const wish = wishes[topicIn(asked)];
    const isAsked = wish === 'always' || isAgainstDragon(frame) || (wish === 'concerning' && concerns(asked, frame));
    return isAsked ? null : act.pass();
  };

/** HP-24.14: let this action pass. It ends when he who acts has one action less. */
export function actionGoingOn(asked: Asked<Heropath>): string {
  const { sight } = asked.view;
  const { actor } = reactionOf(asked);
  const { actions, bonus } = sight.heroes[actor]!;
  return [sight.round, actor, actions, ...bonus].join(' ');
}

/** The round of his next turn: as long as it is the same, his turn has not come. */
export function nextTurnOf(asked: Asked<Heropath>): string {
  const { sight } = asked.view;
  const { heroes, first, round } = sight;
  const teams = Math.max(...heroes.map(({ team }) => team)) + 1;
  const placeOf = (seat: Seat): number => (heroes[seat]!.team - heroes[first]!.team + teams) % teams;
  return String(placeOf(asked.seat) > placeOf(reactionOf(asked).actor) ? round : round + 1);
}

/** HP-24.14: let everything pass until my turn. */
export const passingUntilTurn = ({ seat, view: { sight } }: Asked<Heropath>): Action | null =>
  (sight.inTurn >> seat) & 1 ? null : act.pass();
