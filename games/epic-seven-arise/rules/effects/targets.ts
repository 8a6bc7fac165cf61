import { argumentOf, holds, only, type Seat, type Seats, type Table } from '@hoard/kernel';
import type { Monster } from '../../state/battle.ts';
import type { EffectsFrame } from '../../state/battleFrames.ts';
import type { Board, Hero } from '../../state/board.ts';
import type { EpicSevenArise } from '../../state/types.ts';
import { act } from '../../state/verbs.ts';
import { fightersOf, monsterOf } from '../fighters.ts';
import { isLiving, livingPlayers, placeOfHero } from '../things.ts';
import type { Content } from '../../content/content.ts';
import type { Foes, Heroes, Players } from './fields.ts';
import type { Effect } from './index.ts';
import type { Moments } from './types.ts';

// Whom an effect is for. Where somebody has to be chosen first, there is nobody yet: null.

/** Monsters other than the one that is aimed at. */
const othersOf = (board: Board, content: Content, { foe }: EffectsFrame): Monster[] =>
  fightersOf(board, content).filter(({ unit }) => unit !== foe);

function foesFor(board: Board, frame: EffectsFrame, to: Foes, { content }: Table<EpicSevenArise>): Monster[] | null {
  if (to === 'foes') return fightersOf(board, content);
  if (to === 'others') return othersOf(board, content, frame);
  // EA-9.12: a target that is gone is lost; nobody takes its place.
  if (to === 'foe') return present(monsterOf(board, frame.foe));
  if (othersOf(board, content, frame).length === 0) return [];
  return frame.target < 0 ? null : present(monsterOf(board, chosen(frame)));
}

function heroesFor(board: Board, frame: EffectsFrame, to: Heroes): Hero[] | null {
  const self = board.heroes[frame.hero];
  if (to === 'self') return self !== undefined && isLiving(self) ? [self] : [];
  if (to === 'allies') return board.heroes.filter(isLiving);
  const mates = board.heroes.filter((hero) => hero !== self && isLiving(hero));
  if (to === 'mates' || mates.length === 0) return to === 'ally' ? present(self).filter(isLiving) : mates;
  if (to === 'ally') return frame.ally < 0 ? null : present(board.heroes[frame.ally]).filter(isLiving);
  return frame.target < 0 ? null : present(board.heroes[chosen(frame)]);
}

/** The players of those heroes, each once. */
function seatsFor(board: Board, frame: EffectsFrame, to: Players): Seats | null {
  if (to === 'living') return livingPlayers(board);
  if (to === 'players') return (1 << board.players.length) - 1;
  // What belongs to the acting hero's player needs no living hero.
  if (to === 'self') return only(frame.seat);
  const heroes = heroesFor(board, frame, to);
  return heroes === null ? null : heroes.reduce((seats, { owner }) => seats | only(owner), 0);
}

/** Does something to each monster that an effect is for; where one has to be chosen first, that comes before. */
export function forFoes(
  board: Board,
  frame: EffectsFrame,
  to: Foes,
  table: Table<EpicSevenArise>,
  does: (monster: Monster) => void,
): 'other' | undefined {
  const foes = foesFor(board, frame, to, table);
  if (foes === null) return 'other';
  for (const monster of foes) does(monster);
  return undefined;
}

/** The same for heroes. */
export function forHeroes(board: Board, frame: EffectsFrame, to: Heroes, does: (hero: Hero) => void): 'hero' | undefined {
  const heroes = heroesFor(board, frame, to);
  if (heroes === null) return 'hero';
  for (const hero of heroes) does(hero);
  return undefined;
}

/** The same for players, in friendship order (EA-16.9). */
export function forPlayers(board: Board, frame: EffectsFrame, to: Players, does: (seat: Seat) => void): 'hero' | undefined {
  const seats = seatsFor(board, frame, to);
  if (seats === null) return 'hero';
  for (const seat of board.order) if (holds(seats, seat)) does(seat);
  return undefined;
}

const present = <X>(one: X | undefined): X[] => (one === undefined ? [] : [one]);

/** The chosen target, which is for this one effect only. */
function chosen(frame: EffectsFrame): number {
  const { target } = frame;
  frame.target = -1;
  return target;
}

/** The effect that is being done. */
const firstOf = (content: Content, { queue }: EffectsFrame): Effect => content.effects[queue[0]!]!;

/** Whom the first effect of the queue may be given to, by place in `board.heroes`. */
function mayBeChosen(board: Board, content: Content, frame: EffectsFrame, place: number): boolean {
  const hero = board.heroes[place]!;
  const effect = firstOf(content, frame);
  // EA-15.16: only the dead are raised.
  if (effect.do === 'raise') return !isLiving(hero);
  return isLiving(hero) && (place !== frame.hero || ('to' in effect && effect.to === 'ally'));
}

export const targetMoments = {
  hero: {
    kind: 'decision',
    rules: ['EA-9.11'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, frame, _, out, { content }) {
      for (let place = 0; place < board.heroes.length; place++)
        if (mayBeChosen(board, content, frame, place)) out.allow(act.hero(board.heroes[place]!.id));
    },
    choose(board, frame, _, action, { content }) {
      const effect = firstOf(content, frame);
      const place = placeOfHero(board, argumentOf(action));
      if ('to' in effect && effect.to === 'ally') frame.ally = place;
      else frame.target = place;
      frame.at = 'next';
    },
  },
  other: {
    kind: 'decision',
    rules: ['EA-9.11'],
    single: 'taken',
    who: (_, { seat }) => only(seat),
    offer(board, frame, _, out, { content }) {
      for (const { unit } of othersOf(board, content, frame)) out.allow(act.foe(unit));
    },
    choose(_board, frame, _seat, action) {
      frame.target = argumentOf(action);
      frame.at = 'next';
    },
  },
} satisfies Moments<'hero' | 'other'>;
