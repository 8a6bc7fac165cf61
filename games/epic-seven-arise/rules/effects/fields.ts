import { whole } from '@hoard/kernel';
import * as v from 'valibot';
import { ANY, RIDERS, SKYSTONES, statusBits } from '../../content/names.ts';

// What effects of several topics say alike.

/** Monsters that an effect of a hero is for. */
const FOES = ['foe', 'other', 'others', 'foes'] as const;
/** Heroes that it is for. */
const HEROES = ['self', 'ally', 'mate', 'mates', 'allies'] as const;
/** For what belongs to players: those of the heroes, every player, or every player with a living hero (EA-2.13, EA-4.13). */
const PLAYERS = [...HEROES, 'players', 'living'] as const;

export type Foes = (typeof FOES)[number];
export type Heroes = (typeof HEROES)[number];
export type Players = (typeof PLAYERS)[number];

export const foes = v.picklist(FOES);
export const heroes = v.picklist(HEROES);
export const players = v.picklist(PLAYERS);
export const few = whole(1, 20);

/** A colour of Skystones, or ANY. */
export const colour = v.pipe(
  v.picklist([...SKYSTONES, 'any']),
  v.transform((name) => (name === 'any' ? ANY : SKYSTONES.indexOf(name))),
);

/** What a monster's skill puts on everybody it hits, as bits of statuses. */
export const riders = v.optional(statusBits(RIDERS), []);

export { whole };
