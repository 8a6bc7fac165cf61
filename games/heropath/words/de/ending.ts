import type { Words } from '../words.ts';
import { counted, listOf, whom } from './names.ts';

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
    when: (round, level) => `Es war Runde ${round}, und das Böse stand auf Stufe ${level}.`,
    lost: 'Der Drache hat gewonnen und sonst niemand.',
    gems: 'Edelsteine',
    bonus: 'Rüstung und Freunde',
    dice: 'Würfel',
    fallen: 'gefallen',
    asleep: 'schläft im Kerker',
    gone: 'fort',
    power: (gems, power) => `${counted(gems, 'Edelstein', 'Edelsteine')}, ${power} gegen den Drachen`,
    team: (number) => `Team ${number}`,
    bestChance: (chance) => `Am Ende war die Aussicht gegen den Drachen ${chance}.`,
    nearestBattle: (total, foeTotal) => `Die beste Herausforderung kam auf ${total} gegen ${foeTotal}.`,
    neverTried: 'Niemand hat den Drachen je herausgefordert.',
  },
  luck: {
    heroDice: 'Augen der Kampfwürfel',
    enemyDice: 'Augen ihrer Feinde',
    battles: 'gewonnene oder unentschiedene Kämpfe',
  },
};
