import { times } from '@hoard/kernel';
import type { Status } from '../../content/content.ts';
import { difficulties } from './names.ts';

/** What a token on a tile does, in a word. */
const marks: { readonly [status in Status]: string } = {
  stun: 'stun',
  silence: 'mute',
  slow: 'slow',
  unheal: 'no heal',
  power: '+1',
  harden: 'hard',
  drain: 'drain',
  discard: 'discard',
};

/** What only the page shows. */
export const board = {
  map: 'Map of the chapter',
  scoreSheet: 'Score sheet',
  sum: 'Sum',
  difficulties,
  story: 'The story',
  round: (round: number, deadline: number) => `round ${round} of ${deadline}`,
  skulls: (count: number, limit: number) => `${times(count, 'Skull')} of ${limit}`,
  mark: (terrain: string, status: Status) => `${terrain} ${marks[status]}`,
  gate: (gate: number) => `Gate ${gate}`,

  // A battle.
  foes: 'Monsters',
  acted: 'acted',
  intent: (skill: string, damage: string, from: number, to: number) =>
    `${skill}${damage === '' ? '' : ` ${damage}`} on ${from === to ? from : `${from} to ${to}`}`,
  ring: (tile: string) => `Circles of ${tile}`,
  empty: 'empty',
  emptyCircle: (numbers: string) => `Empty circle, numbers ${numbers}`,
  circleOf: (name: string, numbers: string) => `${name}, circle with ${numbers}`,
  chance: (chance: string) => `${chance} to be hit in this battle round`,
  mayDie: (chance: string) => `${chance} to die`,
  bystander: 'Bystander',
  attacks: (possible: string, left: number) => `Attack numbers that may come: ${possible}; ${times(left, 'card')} left`,
  attacksLeft: (left: number) => `${left} left`,
  turns: 'Order of turns in this battle round',
  battleRound: (round: number) => `Battle round ${round}`,
  dread: {
    title: 'Dread',
    health: (health: number) => `boss ${health}`,
    average: (average: string) => `about ${average} a round`,
    falls: (rounds: number) => (rounds === 1 ? 'may fall in this round' : `falls in ${times(rounds, 'round')}`),
    waits: (rounds: number) => `bites in ${times(rounds, 'round')}`,
    next: (n: number) => `${n} to each hero at the end of the round`,
  },
  mission: { met: 'done', failed: 'failed' },
  missionTitle: (reward: string, punishment: string) => `Reward: ${reward}. Punishment: ${punishment}.`,

  // A hero's turn.
  skills: 'Skills',
  hand: 'Your hand',
  handOf: (name: string) => `Hand of ${name}`,
  blueFoot: '+1 card',
  redFoot: '+1 Soul',
  fell: (name: string) => `Fell ${name}`,
  strike: (name: string, numbers: string) => `Strike ${name} for ${numbers}`,
  others: (numbers: string) => `${numbers} on others`,
  everyHero: 'each hero',
  cares: (name: string, healed: number, shields: number, extra: number) =>
    `${name} ${[healed > 0 ? `+${healed}` : '', shields > 0 ? times(shields, 'Shield') : '', extra > 0 ? `${extra} Extra HP` : ''].filter(Boolean).join(', ')}`,
  draws: (count: number) => `draws ${count}`,
  souls: (before: number, after: number) => `Souls ${before} → ${after}`,
  soulsLater: (count: number) => `+${times(count, 'Soul')} later`,
  burn: 'Soul Burn',
  burnFor: (cost: string, does: string) => `${cost}: ${does}`,
  borrow: 'Borrow a card',
  borrowed: (name: string, card: string) => `${name} lends ${card}`,
  echo: (card: string) => `Echo: ${card}`,
  price: (price: number) => times(price, 'Soul'),
  loses: (set: string) => `the lender loses a ${set}`,

  // The map, the Merchant, the heroes.
  of12: 'of 12',
  here: (tile: string) => `${tile}: the heroes are here`,
  faceDown: 'a token face-down',
  sought: (name: string, count: number, of: number) => `${name} ${count} in ${of}`,
  stones: (price: number) => times(price, 'Skystone'),
  merchant: {
    title: 'The Merchant',
    potion: 'Health Potion',
    potionText: 'heals one hero to full, now or in battle',
    skill: 'Skill Point card',
    skillText: 'look at three, keep one for your deck',
    artifact: 'Artifact card',
    artifactText: 'look at three, keep one: two numbers or a strong effect',
    left: (count: number) => `${count} left`,
    inDeck: (count: number) => `${count} in the deck`,
    buys: 'buys',
    says: [
      'Arky always knows the way. Arky is usually right.',
      'Stones are points. Arky would still buy the potion.',
      'Look at three, keep one. Arky looks at four.',
    ],
  },
  ranks: ['I', 'II', 'III', 'IV'],
  heroes: 'Heroes to choose from',
  taken: (name: string) => `led by ${name}`,

  // What flashes up.
  miss: 'miss',
  dreadStrikes: 'Dread',
  falls: (name: string) => `${name} falls`,
  rises: (name: string) => `${name} stands again`,
  slain: (name: string) => `${name} is slain`,
  found: (name: string) => `Found: ${name}`,
  missionDone: 'Mission accomplished',
  missionFailed: 'Mission failed',
  won: (chapter: string) => `${chapter}: completed`,
  lostHead: 'The story ends here',
};
