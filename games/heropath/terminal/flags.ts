import type { Flag } from '@hoard/kernel';
import { ATTRIBUTE_MODES, COMPETITIONS, DIFFICULTIES, LEAVERS, MORALS, STYLES, TURN_MODES } from '../state/choices.ts';

/** The flags of the command line. */
export const flags: Readonly<Record<string, Flag>> = {
  competition: { type: 'string', help: `${COMPETITIONS.join(', ')}: who plays against whom` },
  attributes: { type: 'string', help: `${ATTRIBUTE_MODES.join(' or ')}: the gems of each hero, or the same for all` },
  morals: { type: 'string', help: `${MORALS.join(', ')} heart: whether heroes rob each other, and what it costs` },
  style: { type: 'string', help: STYLES.join(', ') },
  difficulty: { type: 'string', help: `${DIFFICULTIES.join(', ')}: how strong the Dragon is` },
  turns: { type: 'string', help: `${TURN_MODES.join(' or ')}; real time is played on the page only` },
  'team-size': { type: 'string', help: 'how many stand in a team, 2 or 3' },
  expansion: { type: 'boolean', help: 'with Giant and Wizard (always from five players on)' },
  trust: { type: 'boolean', help: 'co-op: whoever wishes another action has it' },
  'last-dusk': { type: 'string', help: 'rounds after the Gathering Phase before all have lost, 0 for no end' },
  leavers: { type: 'string', help: `${LEAVERS.join(' or ')}: the hero of a player who leaves for good` },
  'last-round': { type: 'string', help: 'rounds before all have lost, 0 for no end' },
};
