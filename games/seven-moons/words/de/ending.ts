import { capitalised } from '@hoard/kernel';
import type { EndingWords } from '../words.ts';
import { citiesOf, cityOf, whom, type Names } from './names.ts';

/** SM-18.14, the lowest first. */
const titles = ['Die Mauern hielten', 'Wächter des Drachenlandes', 'Drachenfreund'];

/** How a game ended, and what chance did in it. */
export const endingIn = ({ site }: Names): EndingWords => ({
  end: {
    tally: {
      strongholds: 'Festungen',
      allies: 'Verbündete',
      quests: 'Aufgaben',
      unfinished: 'unerfüllte Aufgabe',
      gems: 'behaltene Edelsteine',
    },
    fallen: 'Stadt gefallen',
    stands: 'Stadt steht',
    standsWith: (strongholds, allies) =>
      `steht mit ${strongholds === 1 ? 'einer Festung' : `${strongholds} Festungen`} und ${allies === 1 ? 'einem Verbündeten' : `${allies} Verbündeten`}`,
    saved: 'Das Drachenland ist gerettet',
    lost: 'Das Drachenland ist verloren',
    coop: (standing, of) => (standing === 1 ? `Eine von ${of} Städten steht` : `${standing} von ${of} Städten stehen`),
    titles,
    savedWith: (cities, defences) =>
      `Das Drachenland ist gerettet: ${capitalised(citiesOf(cities))} ${cities === 1 ? 'steht' : 'stehen'} mit ${defences === 1 ? 'einer Verteidigung' : `${defences} Verteidigungen`}.`,
    lastWave: (number, all) => `Die letzte Stadt fiel in Welle ${number} von ${all}.`,
    realmShort: (short) => `Mit ${short} mehr auf den Würfeln hätte das Reich standgehalten.`,
    cityShort: (seat, short, voices) => `Mit ${short} mehr auf den Würfeln hätte ${cityOf(seat, voices)} standgehalten.`,
    allFallen: 'Alle Städte sind gefallen. Niemand gewinnt.',
    called: (seat, title, voices) => `Man wird ${whom(seat, voices)} nennen: ${titles[title]}.`,
    chronicle: 'Die Chronik',
    site: (hex) => capitalised(site(hex)),
  },
  luck: { moves: 'Bewegungswürfel', robbed: 'Von Räubern beraubt', defence: 'Verteidigungswürfel', fights: 'Gewonnene Kämpfe' },
});
