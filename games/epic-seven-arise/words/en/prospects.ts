import { times } from '@hoard/kernel';
import { listOf, prizeOf, souls } from './names.ts';

/** What one should know before an answer, and in a few words beside it. */
export const prospects = {
  bounty: {
    title: 'Bounty',
    /** Without a name where nobody is left, without an item where nothing is. */
    claim: (item: number, name: string) => (name === '' ? prizeOf(item) : `${name}: ${item < 0 ? 'nothing' : prizeOf(item)}`),
  },
  glance: {
    faceDown: 'a token face-down',
    hitBy: (numbers: number, all: number) => `${numbers} of ${all} numbers hit`,
    chance: (chance: string) => `${chance} to be hit next`,
    left: (dealt: number, left: number) => (left === 0 ? `${dealt} damage, kills` : `${dealt} damage, ${left} left`),
    heals: (health: number) => (health === 0 ? 'heals nothing' : `heals ${health}`),
    souls: (price: number) => souls(price),
    price: (price: number) => times(price, 'Skystone'),
    score: (before: number, after: number) => `score ${before} to ${after}`,
    rank: (before: number, after: number) => (before === after ? `rank ${before}` : `rank ${before} to ${after}`),
    casting: (name: string) => `${name} (casting vote)`,
    votes: (names: readonly string[]) => `votes: ${names.join(', ')}`,
    stock: (count: number) => `${count} in stock`,
    goal: 'where the story leads',
  },
  odds: {
    foe: (name: string, sum: string, left: number) => `${name}: ${sum} damage, ${left === 0 ? 'which kills' : `${left} health left`}.`,
    nothing: (name: string) => `${name}: nothing gets through.`,
    burn: (cost: string, does: string) => `Soul Burn for ${cost}: ${does}.`,
    hit: (name: string, chance: string, loss: string) =>
      `${name}: ${chance} to be hit in the rest of this battle round, ${loss} health lost on average.`,
    mayDie: (name: string, chance: string) => `${name} may die in this battle round: ${chance}.`,
    circle: (numbers: string, chance: string) => `Numbers ${numbers}: ${chance} that the next attack card points here.`,
    score: (before: number, after: number) => `Your score goes from ${before} to ${after}.`,
    rank: (before: number, after: number) => `Your rank goes from ${before} to ${after}.`,
    revival: (cards: number, potions: number, spent: number) =>
      `Besides the Skystones it costs ${times(cards, 'Artifact')} in hand, ${times(potions, 'potion')} and ${souls(spent)}.`,
    lender: (name: string, gain: number) => `${name} gets ${souls(gain)}.`,
    lenderLoses: (name: string, set: string) => `Without it ${name} has no ${set} in hand.`,
    lastHero: 'No other hero is living: without it all have lost.',
    dread: (rounds: number) =>
      rounds === 0
        ? 'Dread deals true damage at the end of this battle round.'
        : `${times(rounds, 'battle round')} before Dread deals true damage.`,
    token: (name: string, mission: string) => `${name}: ${mission}.`,
    tokens: (names: readonly string[]) => `A token lies face-down there, one of ${listOf(names)}.`,
    monsters: (names: readonly string[]) => `There: ${listOf(names)}.`,
    spawn: (cards: number) => `An Enemy card is drawn, one of ${cards}.`,
    tile: (name: string, terrain: string) => `${name} is a ${terrain}.`,
    least: (least: number, of: number) => `On its lightest circles ${least} of ${of} attack numbers hit somebody.`,
  },
};

/** What the colour of a played card brings, by place in COLOURS. */
export const colourProspects: readonly string[] = ['', 'draws one more', '1 Soul later'];
