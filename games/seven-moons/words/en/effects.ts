/** What cards do to somebody, in a few words. */
export const effects = {
  nothing: 'nothing happens',
  loseGold: (gold: number) => `lose ${gold} gold`,
  goldRolled: (plus: number) => `gold: a die and ${plus} more`,
  anyResource: (count: number) => (count === 1 ? '1 resource of your choice' : `${count} resources of your choice`),
  loseResource: (count: number) => (count === 1 ? 'lose 1 resource' : `lose ${count} resources`),
  cityGain: (what: string) => `${what} for your city`,
  send: (most: number) => `send up to ${most} home`,
  gainArtefact: 'an artefact',
  gainHorse: 'a horse',
  recruit: (ally: string) => `the ${ally} join, and the Shadow Army advances`,
  peekDeck: (cards: number) => (cards === 1 ? 'see a card of the Shadow deck' : `see ${cards} cards of the Shadow deck`),
  peekRival: 'see a rival’s secret cards',
  advance: 'the Shadow Army advances',
  choose: (options: readonly string[]) => options.join(' or '),
  home: 'you are brought home',
  moved: 'you may be brought to another place',
  sent: 'the next player sends you to a city or a gate',
  band: (from: number, upTo: number, does: string) => `${from === upTo ? from : `${from}–${upTo}`}: ${does}`,
  fight: (target: number, won: string, lost: string) => `fight ${target}; won: ${won}; lost: ${lost}`,
  drawFaerie: 'a faerie joins you',
  drawQuest: (otherwise: string) => `a quest, or else ${otherwise}`,
  bonusNextMove: (steps: number) => `${steps} more steps next turn`,
  setMarketDie: (price: number) => `one price becomes ${price}`,
  endTurn: 'your turn ends',
};

/** By card. */
export const artefacts: Readonly<Record<string, string>> = {
  A1: 'Bandits never trouble you.',
  A2: '2 steps more on foot or on a horse.',
  A3: 'Once a turn, roll one price again before you sell.',
  A4: '+2 in every fight, and your dragon never flees.',
  A5: 'Once a game, turn a die of yours to 6 in a wave.',
};

export const faeries: Readonly<Record<string, string>> = {
  E1: 'Roll one movement die again.',
  E2: 'Cancel one robbery.',
  E3: 'One step more.',
  E4: 'One resource you buy is free.',
  E5: 'One sale pays 2 gold more.',
  E6: 'One gate jump costs no point.',
  E7: '+2 in one fight.',
  E8: 'With 2 gold or less, get 1 gold.',
};
