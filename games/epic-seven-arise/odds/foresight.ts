import { done, type Effects, type Flow } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import type { Unit } from '../state/battle.ts';
import type { DamageKind } from '../state/battleEvents.ts';
import type { EffectsFrame } from '../state/battleFrames.ts';
import type { Board } from '../state/board.ts';
import { copyBoard } from '../state/copy.ts';
import type { Event } from '../state/events.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { heroEffects, skillEffects } from '../rules/effects/frame.ts';
import { vocabulary } from '../rules/effects/index.ts';
import { goesOn } from '../rules/effects/steps.ts';
import { fightersOf } from '../rules/fighters.ts';

// What a skill or an Artifact would do, by the rules themselves: they are carried out on a copy of what a seat sees. Nothing that
// chance or somebody else decides comes into it.

/** A damage number on a monster: printed + bonus - armour = dealt. */
export interface ForeseenBlow {
  readonly unit: Unit;
  readonly damage: DamageKind;
  readonly printed: number;
  readonly bonus: number;
  readonly armour: number;
  readonly dealt: number;
  /** Its health after that. */
  readonly health: number;
}

/** What a hero would really get. */
export interface Care {
  /** Place in `board.heroes`. */
  readonly hero: number;
  readonly healed: number;
  readonly shields: number;
  readonly extra: number;
}

/** All of it that is certain, in order. */
export interface Foresight {
  readonly blows: readonly ForeseenBlow[];
  readonly care: readonly Care[];
}

/** Whom effects would be given to that are aimed when they resolve: a hero by place, another monster; nobody where not said. */
export interface Aims {
  readonly ally?: number;
  readonly other?: Unit;
}

function onlyOther(board: Board, content: Content, foe: Unit): Unit {
  const others = fightersOf(board, content).filter(({ unit }) => unit !== foe);
  return others.length === 1 ? others[0]!.unit : -1;
}

/** Lets effects happen on a copy; whatever they lead to besides effects is left out. */
function told(sight: Board, content: Content, first: EffectsFrame, { ally = -1, other = -1 }: Aims): Event[] {
  const board = copyBoard(sight);
  const events: Event[] = [];
  const frames: EffectsFrame[] = [{ ...first, ally }];
  const flow: Flow<EpicSevenArise> = {
    content,
    seats: board.players.length,
    heard: true,
    push: (frame) => void (frame.k === 'effects' && frames.push(frame)),
    pop: () => {},
    become: () => {},
    unwindTo: () => {},
    fork: () => {},
    stop: () => {},
    hold: () => {},
    rewrite: () => {},
    finish: () => {},
    tell: (event) => void events.push(event),
    whisper: (_, event) => void events.push(event),
    seal: () => {},
  };
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    if (frame.queue.length === 0 && !goesOn(board, frame, flow)) {
      frames.splice(frames.indexOf(frame), 1);
      continue;
    }
    const effect = vocabulary.first(content, frame);
    // What nobody has decided yet is not foreseen; a single other monster needs no deciding.
    frame.target = 'to' in effect && effect.to === 'other' ? (other < 0 ? onlyOther(board, content, frame.foe) : other) : -1;
    if (vocabulary.rowOf(effect).does(board, frame, effect, flow) !== 'next') done(frame);
  }
  return events;
}

function foresightOf(sight: Board, events: readonly Event[]): Foresight {
  const blows = events.flatMap((event): ForeseenBlow[] => {
    if (event.t !== 'hit') return [];
    const { unit, damage, printed, bonus, armour, dealt, health } = event;
    return [{ unit, damage, printed, bonus, armour, dealt, health }];
  });
  const care = sight.heroes.flatMap((hero, place): Care[] => {
    const sum = (t: 'healed' | 'shielded' | 'extra'): number =>
      events.reduce((n, event) => (event.t === t && event.hero === hero.id ? n + event.n : n), 0);
    const got = { hero: place, healed: sum('healed'), shields: sum('shielded'), extra: sum('extra') };
    return got.healed + got.shields + got.extra > 0 ? [got] : [];
  });
  return { blows, care };
}

/** What a Soul Burn or an Artifact changes of a skill. */
interface Change {
  readonly boost?: number;
  readonly pierce?: boolean;
  readonly edge?: number;
}

/** The damage numbers of effects of a hero, by place, aimed at a monster, in order. Where a single other monster is left, it is the other one. */
export function blowsOf(
  sight: Board,
  content: Content,
  hero: number,
  effects: Effects,
  foe: Unit,
  { boost = 0, pierce = false, edge = sight.turn?.edge ?? 0 }: Change = {},
): readonly ForeseenBlow[] {
  const frame = { ...heroEffects(effects, 'EA-9.9', { seat: sight.heroes[hero]!.owner, hero, foe }), boost, pierce, edge };
  return foresightOf(sight, told(sight, content, frame, {})).blows;
}

/** What a skill of a hero, by place, would do to a monster and to everybody else; with the Soul Burn or without. */
export function foreseeSkill(
  sight: Board,
  content: Content,
  { hero, skill, foe, burn }: { readonly hero: number; readonly skill: number; readonly foe: Unit; readonly burn: boolean },
  aims: Aims = {},
): Foresight {
  const { id, owner } = sight.heroes[hero]!;
  const row = content.heroes[id]!.skills[skill]!;
  const queue = burn ? [...row.burn.before, ...row.does, ...row.burn.after] : row.does;
  const edge = sight.turn?.hero === hero ? sight.turn.edge : 0;
  return foresightOf(sight, told(sight, content, skillEffects(queue, skill, edge, { seat: owner, hero, foe }), aims));
}

/** What an Artifact would do in the turn of a hero, by place. */
export function foreseeArtifact(sight: Board, content: Content, hero: number, card: number, foe: Unit, aims: Aims = {}): Foresight {
  const frame = heroEffects(content.cards[card]!.does, 'EA-12.5', { seat: sight.heroes[hero]!.owner, hero, foe });
  return foresightOf(sight, told(sight, content, frame, aims));
}
