import type { Words } from '../words.ts';
import { diceOf, listOf, whom } from './names.ts';

/** How a game ended, and what chance did in it. */
export const ending: Pick<Words, 'end' | 'luck'> = {
  end: {
    reasons: {
      slain: 'Der Drache ist tot.',
      lastDusk: 'Die letzte Dämmerung ist da, und der Drache lebt.',
      fallen: 'Alle Helden sind gefallen.',
      evil: 'Das Böse ist zu stark geworden.',
      alone: 'Nur noch eine Seite ist übrig.',
    },
    won: (seats, voices) =>
      `Als ${seats.length === 1 ? 'Drachentöter' : 'die Drachentöter'} feiert das Land ${listOf(seats.map((seat) => whom(seat, voices)))}.`,
    lost: 'Der Drache hat gewonnen und sonst niemand.',
    total: 'Stärke',
    gems: 'Edelsteine',
    bonus: 'Rüstung und Freunde',
    dice: 'Würfel',
    fallen: 'gefallen',
    asleep: 'schläft im Kerker',
    gone: 'fort',
    team: (number) => `Team ${number}`,
    bestChance: (name, chance) => `${name} hatte am Ende gegen den Drachen ${chance}.`,
    nearestBattle: (name, total, foeTotal) => `${name} kam am nächsten heran, mit ${total} gegen ${foeTotal}.`,
    neverTried: 'Niemand hat den Drachen je herausgefordert.',
    level: (level, of) => `Die Leiter des Bösen stand auf ${level} von ${of}.`,
    slew: (kind) => `erschlug ${kind}`,
    boldest: (name, foe, chance) => `Der kühnste Sieg: ${name} gegen ${foe}, bei ${chance}.`,
  },
  luck: {
    heroDice: 'Würfel der Helden',
    enemyDice: 'Würfel der Feinde und des Drachen',
    search: 'Suchwürfel: Gold und Karten',
    ranking: diceOf,
  },
};
