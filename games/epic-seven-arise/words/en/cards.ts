import { times } from '@hoard/kernel';
import { TERRAINS, type Status, type Terrain } from '../../content/content.ts';
import type { Foes, Heroes, Players } from '../../rules/effects/fields.ts';
import { inBits } from '../bits.ts';
import type { CardWords } from '../cards.ts';
import { cardsOf, listOf, potions, skulls, souls, statuses, stonesOf, type Names } from './names.ts';

const FOES: { readonly [foes in Foes]: string } = {
  foe: 'the target',
  other: 'another monster',
  others: 'every other monster',
  foes: 'every monster',
};
const HEROES: { readonly [heroes in Heroes]: string } = {
  self: 'this hero',
  ally: 'one hero',
  mate: 'another hero',
  mates: 'every other hero',
  allies: 'every hero',
};
const PLAYERS: { readonly [players in Players]: string } = {
  self: '',
  ally: 'the player of one hero',
  mate: 'the player of another hero',
  mates: 'the players of the other heroes',
  allies: 'the players of all heroes',
  players: 'every player',
  living: 'every player with a living hero',
};
const WINNERS = {
  each: 'every player',
  'rank 1': 'rank 1',
  'rank 1-2': 'ranks 1 and 2',
  top: 'who contributed most to the last battle',
} as const;

const toFoes = (foes: Foes): string => (foes === 'foe' ? '' : ` to ${FOES[foes]}`);
const forHeroes = (heroes: Heroes): string => ` for ${HEROES[heroes]}`;
const forPlayers = (players: Players): string => (players === 'self' ? '' : ` for ${PLAYERS[players]}`);

const RIDERS: { readonly [status in Status]?: string } = {
  stun: 'stuns',
  slow: 'slows',
  silence: 'silences',
  unheal: 'makes Unhealable',
  drain: 'takes 2 Souls',
  discard: 'makes discard a card',
};
const and = (bits: number): string =>
  bits === 0 ? '' : ` and ${listOf(inBits(bits).map((status) => RIDERS[status] ?? statuses[status]))}`;

/** What cards, tokens, skills and chapters say, in English. */
export function cardsIn({ kind, content }: Names): CardWords {
  const placeAt = (board: { readonly tiles: readonly number[] }, position: number): string =>
    content.tiles[board.tiles[position] ?? -1]?.name ?? '?';
  const placesAt = (board: { readonly tiles: readonly number[] }, positions: readonly number[]): string =>
    listOf(positions.map((position) => placeAt(board, position)));
  const found = (tag: string, n: number): string => {
    const names = content.tokens.flatMap((token) => (token.tag === tag ? [token.name] : []));
    return names.length === n ? listOf(names) : `${n} of these: ${names.join(', ')}`;
  };
  return {
    effects: {
      hit: ({ n, to }) =>
        `${n === 'missing' ? `damage for each lost health, at most ${content.numbers.missing},` : `${n} damage`}${toFoes(to)}`,
      magic: ({ n, to }) => `${n} magic damage${toFoes(to)}`,
      true: ({ n, to }) => `${n} true damage${toFoes(to)}`,
      sunder: ({ n, to }) => `${FOES[to]} loses ${n} armour for this battle`,
      stun: ({ to }) => `stun ${FOES[to]}`,
      slow: ({ to }) => `slow ${FOES[to]}`,
      boost: ({ n }) => `+${n} on every damage number`,
      pierce: () => 'all damage is true damage',
      edge: ({ n }) => `+${n} on the first damage of your next skill this turn`,
      again: () => 'one more skill this turn',
      heal: ({ n, to }) => `heal ${n}${forHeroes(to)}`,
      shield: ({ n, to }) => `${times(n, 'Shield')}${forHeroes(to)}`,
      extra: ({ n, to }) => `${n} Extra HP${forHeroes(to)}`,
      power: ({ to }) => `Increase Damage${forHeroes(to)}`,
      cleanse: ({ to }) => `cleanse ${HEROES[to]}`,
      raise: ({ n }) => `a dead hero stands up with ${n} health`,
      lose: ({ n }) => `lose ${n} health`,
      taunt: () => 'the next attack card points at this hero',
      thorns: ({ n }) => `${n} true damage to each monster that hits this hero`,
      step: () => 'you may step to a free circle',
      swap: () => 'you may let two heroes change circles',
      wound: ({ n }) => `every hero loses ${n} health`,
      soul: ({ n, to }) => `${souls(n)}${forPlayers(to)}`,
      draw: ({ n }) => `draw ${cardsOf(n)}`,
      sky: ({ colour, n, to }) => `${stonesOf(colour, n)}${forPlayers(to)}`,
      potion: ({ n, to }) => `${potions(n)}${forPlayers(to)}`,
      receive: ({ card, n, to }) => `${card === 'artifact' ? times(n, 'Artifact') : times(n, 'Skill Point card')}${forPlayers(to)}`,
      drain: ({ n }) => `every player loses ${souls(n)}`,
      loseSky: () => 'every player loses a Skystone',
      skull: ({ n }) => (n < 0 ? `remove ${skulls(-n)}` : skulls(n)),
      peek: ({ n }) => `see the next ${n} attack cards and put them back in any order`,
      strike: ({ n, and: bits }) => `${n} damage${and(bits)}`,
      bolt: ({ n, and: bits }) => `${n} magic damage${and(bits)}`,
      leech: ({ n, and: bits }) => `${n} magic damage, healing itself${and(bits)}`,
      cleave: ({ n, and: bits }) => `${n} damage to a circle and both beside it${and(bits)}`,
      volley: ({ cards, n, and: bits }) => `${cards} times ${n} damage${and(bits)}`,
      storm: ({ n, and: bits }) => `${n} magic damage to every hero${and(bits)}`,
      quake: ({ n, and: bits }) => `${n} damage to every hero${and(bits)}`,
      mend: ({ n }) => `heals the most wounded monster by ${n}`,
      howl: () => 'Increase Damage for every monster',
      harden: () => 'Increase Armour',
      call: ({ monster }) => `calls: ${kind(monster)}`,
      place: ({ monster, at }, { board }) => `${kind(monster)} appears at ${placeAt(board, at)}`,
      placeByDie: ({ monster }) => `${kind(monster)} appears, where a die says`,
      placeHere: ({ monster }) => `${kind(monster)} rises where you fought`,
      remove: ({ monster }) => `${kind(monster)} leaves`,
      removeAll: ({ at }, { board }) => `all monsters leave ${placesAt(board, at)}`,
      move: ({ monster, at }, { board }) => `${kind(monster)} moves to ${placeAt(board, at)}`,
      carry: ({ at }, { board }) => `all heroes are brought to ${placeAt(board, at)}`,
      turn: ({ at }, { board }) => `the tokens at ${placesAt(board, at)} are turned up`,
      tile: ({ terrain, side, status }) => tokensOn(TERRAINS[terrain]!, side, inBits(status)[0]!),
      undoDamage: ({ n }) => `the boss regains ${n} health`,
      rows: ({ n }) => `${Math.abs(n)} ${n < 0 ? 'less' : 'more'} health for the boss`,
      vote: ({ options }) => `a vote: ${options.join(' or ')}`,
      voted: ({ option, does }, { list }) => `${option}: ${list(does)}`,
      given: ({ does }, { list }) => `perhaps ${list(does)}`,
      ending: () => 'the chapter is won',
      free: ({ card, n, to }) => `${card === 'equipment' ? times(n, 'Equipment card') : times(n, 'Skill Point card')} for ${WINNERS[to]}`,
      score: ({ n, to }) => `${times(n, 'point')} for ${WINNERS[to]}`,
      onKill: ({ does }, { list }) => `after a kill: ${list(does)}`,
    },
    combinators: {
      nothing: 'nothing happens',
      choice: (options) => options.join(', or '),
      band: (from, upTo, does) => `${from}–${upTo}: ${does}`,
    },
    lasting: {
      mod: ({ of, n }) => `+${n} ${MODIFIED[of]}`,
      cost: ({ of, n }) => `${of === 'dual' ? 'Dual Attacks' : 'Soul Burns'} cost ${-n} ${n === -1 ? 'Soul' : 'Souls'} less`,
      immune: ({ to }) => `immune to ${listOf(inBits(to).map((status) => statuses[status]))}`,
      start: ({ does }, names) => `at the start of each turn: ${names.does(does)}`,
      end: ({ does }, names) => `at the end of each turn: ${names.does(does)}`,
      afterSkill: ({ skill, does }, names) => `after Skill ${skill}: ${names.does(does)}`,
      firstDamaged: ({ does }, names) => `when a skill first takes health: ${names.does(does)}`,
    },
    missions: {
      none: () => 'win the battle',
      swift: ({ n }) => `win within ${times(n, 'battle round')}`,
      unbroken: () => 'no hero dies',
      unscathed: ({ n }) => `lose at most ${n} health in all`,
      first: () => 'kill a monster before any hero loses health',
      burn: ({ n }) => times(n, 'Soul Burn'),
      dual: ({ n }) => times(n, 'Dual Attack'),
      skill: ({ skill, n }) => `use Skill ${skill} ${n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`}`,
      red: ({ n }) => `play ${n} red cards`,
      blue: ({ n }) => `play ${n} blue cards`,
      thrifty: () => 'use no Health Potion',
      everyone: () => 'every player takes health from a monster',
      underdog: () => 'the player of rank 1 kills a monster',
      escort: ({ n }) => `keep the Bystander alive (${n} health)`,
    },
    objectives: {
      find: ({ tag, n }) => `Find ${found(tag, n)}`,
      reach: ({ at }, { place }) => `Move to ${place(at)}`,
      win: ({ n, with: how }) =>
        `Win ${n === 1 ? 'a battle' : `${n} battles`}${how === null ? '' : how === 'redSign' ? ' on a red sign' : ' with a Soul Burn or a Dual Attack'}`,
      hold: ({ round }) => `Hold out until round ${round} ends`,
      slay: ({ monsters }) => `Slay ${monsters.map(kind).join(' or ')}`,
      driveOff: ({ monster }) => `Drive off ${kind(monster)}`,
      break: ({ n }) => `Break ${times(n, 'Seal')}`,
    },
    conditions: {
      always: () => 'always',
      skulls: ({ most }) => `with ${skulls(most)} or fewer`,
      gate: ({ least }) => `if the Gate stands at ${least} or more`,
      clean: ({ least }) => `with ${least} clean Seals or more`,
      found: ({ tag, least }) => `if ${found(tag, least)} were found`,
      dead: ({ monsters }) => `if ${listOf(monsters.map(kind))} ${monsters.length === 1 ? 'is' : 'are'} dead`,
      voted: ({ option }) => `if you voted: ${option}`,
      wonOn: ({ cards }) => `if it was won on ${cards.map((card) => content.stories[card]!.name).join(' or ')}`,
    },
    settings: {
      tide: ({ monster }) => `Tide: ${kind(monster)} comes one tile nearer before each Combat phase.`,
      gate: ({ n }) => `Gate: it starts at ${n}; at 0 the story is lost.`,
      waves: ({ at }, { place }) =>
        `Waves: in odd rounds monsters come to ${at.map(place).join(', ')} by a die; if some are there, the Gate loses 1.`,
      siege: ({ sign }) => `Siege: whatever stays on a ${sign} sign for a whole round takes 1 from the Gate.`,
      glassWind: ({ sign, n }) => `Glass wind: heroes on a ${sign} sign lose ${n} health when a battle begins.`,
      takesWing: ({ monster }) => `${kind(monster)} takes wing at half its health: the battle is won, and it comes back later.`,
      seals: () => 'Seals: one is broken when the battle on it is won, and clean if its mission succeeded.',
      secondForm: ({ monster, into }) => `Second form: when ${kind(monster)} dies, ${kind(into)} rises at once.`,
    },
    tokens: tokensOn,
    fromSkulls: (count, does) => `from ${skulls(count)} on: ${does}`,
  };
}

const MODIFIED = {
  hit: 'on every number of physical damage',
  magic: 'on every number of magic damage',
  armour: 'armour',
  speed: 'speed',
  heal: 'on every healing',
} as const;

export const terrains: { readonly [terrain in Terrain]: string } = {
  field: 'Field',
  grove: 'Grove',
  ruin: 'Ruin',
  mire: 'Mire',
  crag: 'Crag',
  dune: 'Dune',
  sanctum: 'Sanctum',
};

const tokensOn: CardWords['tokens'] = (terrain, side, status) =>
  `${statuses[status]} for ${side === 'white' ? 'monsters' : 'heroes'} on every ${terrains[terrain]}`;
