import type { Seat } from '@hoard/kernel';
import type { CardId } from '../content/ids.ts';
import type { Unit } from '../state/battle.ts';
import type { ArtifactFrame, DraftFrame, HeroTurnFrame, MonsterTurnFrame, RevivalFrame, SkillFrame } from '../state/battleFrames.ts';

// How each part of a battle begins.

export const heroTurn = (hero: number, seat: Seat): HeroTurnFrame => ({ k: 'heroTurn', at: 'begin', hero, seat });

/** A skill that is aimed at nobody goes straight on to its set. */
export const skill = (hero: number, seat: Seat, row: number, aims: boolean): SkillFrame => ({
  k: 'skill',
  at: aims ? 'foe' : 'set',
  hero,
  seat,
  skill: row,
  foe: -1,
  laid: [],
  loan: -1,
  lender: -1,
  spent: [],
  burned: false,
});

export const artifact = (hero: number, seat: Seat, card: CardId, aims: boolean): ArtifactFrame => ({
  k: 'artifact',
  at: aims ? 'foe' : 'does',
  hero,
  seat,
  card,
  foe: -1,
});

export const monsterTurn = (unit: Unit): MonsterTurnFrame => ({ k: 'monsterTurn', at: 'begin', unit, left: 0, dice: [], used: 0 });

export const revival = (dead: readonly number[]): RevivalFrame => ({ k: 'revival', at: 'next', dead: dead.slice() });

export const draft = (drafters: readonly Seat[]): DraftFrame => ({ k: 'draft', at: 'next', drafters: drafters.slice(), place: 0 });
