import { times, type Seat, type Voices } from '@hoard/kernel';
import type { Ending } from '../../state/board.ts';
import type { Source } from '../../state/choices.ts';
import { listOf, whom } from './names.ts';

/** Why a chapter was over. */
export const reasons: { readonly [reason in Ending]: string } = {
  completed: 'The story is completed.',
  dead: 'All heroes are dead.',
  skulls: 'The Skulls have reached their limit.',
  deadline: 'The last round is over.',
  gate: 'The Gate has fallen.',
  late: 'The story has come too late.',
  surrendered: 'All have given up.',
};

/** How a game ended, and what chance did in it. */
export const ending = {
  end: {
    reasons,
    won: (chapter: string, round: number) => `${chapter} is completed in round ${round}.`,
    champion: (seats: readonly Seat[], voices: Voices) =>
      `${seats.length === 1 ? 'The Grand Champion is' : 'The Grand Champions are'} ${listOf(seats.map((seat) => whom(seat, voices)))}.`,
    campaignChampion: (seats: readonly Seat[], voices: Voices) =>
      `The champion of the campaign is ${listOf(seats.map((seat) => whom(seat, voices)))}.`,
    campaignLost: 'The campaign is given up.',
    grade: { bronze: 'A bronze grade.', silver: 'A silver grade.', gold: 'A gold grade.' },
    lost: 'Nobody wins.',
    sources: {
      start: 'at the start',
      kill: 'kill rewards',
      bounty: 'bounty',
      encounter: 'missions',
      story: 'story',
      card: 'skills and Artifacts',
      merchant: 'Merchant',
      revival: 'revivals',
      punishment: 'punishments',
      redraw: 'new cards',
    } satisfies { readonly [source in Source]: string },
    sets: 'sets of three colours',
    extra: 'bonus reward',
    chapter: (number: number) => `chapter ${number}`,
    contribution: (count: number) => `${count} contribution`,
    /** In a campaign. */
    titles: (count: number) => (count === 1 ? 'Grand Champion once' : `Grand Champion ${count} times`),
    gone: 'left',
    /** What was missing. */
    bossLeft: (name: string, health: number, most: number) => `${name} had ${health} of ${most} health left.`,
    roundsLeft: (round: number, deadline: number) => `It was round ${round} of ${deadline}.`,
    objective: (told: string) => `Still open: ${told}.`,
    skullsLeft: (skulls: number, limit: number) => `${skulls} of ${times(limit, 'Skull')}.`,
    party: (heroes: readonly string[]) => `The party at the end: ${heroes.join(', ')}.`,
    health: (hero: string, health: number, most: number) => (health > 0 ? `${hero} ${health} of ${most}` : `${hero} fallen`),
    unused: (potions: number) => (potions === 1 ? 'One Health Potion was never drunk.' : `${potions} Health Potions were never drunk.`),
  },
  luck: { hits: 'Enemy attacks that hit', monsterDice: 'Dice of the monsters' },
};
