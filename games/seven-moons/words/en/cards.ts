import { times } from '@hoard/kernel';
import { ANY, RESOURCES } from '../../content/content.ts';
import type { CardWords } from '../cards.ts';
import { mounts } from './names.ts';

const ofChoice = (count: number): string => `${times(count, 'resource')} of your choice`;

/** What cards do, in English. */
export const cards: CardWords = {
  effects: {
    gainGold: ({ n }) => `${n} gold`,
    loseGold: ({ n }) => `lose ${n} gold`,
    gainGoldRolled: ({ plus }) => `gold: a die and ${plus} more`,
    gainCrystal: ({ n }) => times(n, 'crystal'),
    gainResource: ({ kind, n }) => (kind === ANY ? ofChoice(n) : `${n} ${RESOURCES[kind]}`),
    loseResource: ({ n }) => `lose ${times(n, 'resource')}`,
    cityGain: ({ kind }) => `${kind === ANY ? ofChoice(1) : RESOURCES[kind]} for your city`,
    send: ({ n }) => `send up to ${n} home`,
    setMarketDie: ({ n }) => `one price becomes ${n}`,
    gainArtefact: () => 'an artefact',
    gainHorse: () => 'a horse',
    recruit: ({ ally }, { content }) => `the ${content.allies[ally]!.name} join, and the Shadow Army advances`,
    drawFaerie: (_, { board }) => (board.faerieFolk ? 'a faerie joins you' : ''),
    drawQuest: ({ otherwise }, { list }) => `a quest, or else ${list(otherwise)}`,
    peekDeck: ({ n }) => (n === 1 ? 'see a card of the Shadow deck' : `see ${n} cards of the Shadow deck`),
    peekRival: () => 'see a rival’s secret cards',
    advance: () => 'the Shadow Army advances',
    moveTo: ({ to, chooser }) =>
      to === 'home'
        ? 'you are brought home'
        : chooser === 'left'
          ? 'the next player sends you to a city or a gate'
          : 'you may be brought to another place',
    bonusNextMove: ({ n }) => `${n} more steps next turn`,
    endTurn: () => 'your turn ends',
    fight: ({ target, won, lost }, { orNothing }) => `fight ${target}; won: ${orNothing(won)}; lost: ${orNothing(lost)}`,
  },
  combinators: {
    nothing: 'nothing happens',
    choice: (options) => options.join(', or ') || 'your choice',
    band: (from, upTo, does) => `${from === upTo ? from : `${from}–${upTo}`}: ${does}`,
  },
  artefacts: {
    noBandits: () => 'bandits never trouble you',
    bonusMove: ({ n, on }) => `${times(n, 'step')} more ${on.map((mount) => mounts[mount]).join(' or ')}`,
    rerollMarketDie: () => 'once a turn, roll one price again before you sell',
    fightBonus: ({ n }) => `+${n} in every fight`,
    dragonStays: () => 'your dragon never flees',
    setWaveDie: ({ n }) => `once a game, turn a die of yours to ${n} in a wave`,
  },
  faeries: {
    rerollMoveDie: () => 'roll one movement die again',
    cancelRobbery: () => 'cancel one robbery',
    bonusMove: ({ n }) => (n === 1 ? 'one step more' : `${n} steps more`),
    freeResource: () => 'one resource you buy is free',
    saleBonus: ({ n }) => `one sale pays ${n} gold more`,
    freeJump: () => 'one gate jump costs no point',
    fightBonus: ({ n }) => `+${n} in one fight`,
    alms: ({ n, atMost }) => `with ${atMost} gold or less, get ${n} gold`,
  },
  and: (powers) => powers.join(', and '),
};
