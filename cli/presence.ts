import { PERSON, absencesIn, type Absence, type Entry, type Seat, type Seated, type Turnover, type Voices } from '@hoard/kernel';

interface Table {
  readonly seated: readonly Seated[];
  readonly journal: readonly Entry[];
}

/** By seat: who has got up. */
export const absencesAt = ({ seated, journal }: Table): Absence[] => absencesIn(journal, seated.length);

export const isHere = ({ seated }: Pick<Table, 'seated'>, seat: Seat): boolean => seated[seat]?.player === PERSON;

/** Everybody has got up: bots play. */
export const isDeserted = ({ seated }: Pick<Table, 'seated'>): boolean => seated.every(({ player }) => player !== PERSON);

/** The seats of people at this screen: those who are here, and those who may come back. */
export const peopleAt = (table: Table): Seat[] =>
  absencesAt(table).flatMap((absence, seat) => (absence === 'away' || isHere(table, seat) ? [seat] : []));

/** What happened to a seat, or to the table, in words. */
export function turnoverText(turnover: Turnover, voices: Voices): string {
  if (turnover.now === 'abandoned') return 'Nobody is left: the game is abandoned.';
  const { seat } = turnover;
  const name = voices.nameOf(seat);
  const isYou = seat === voices.you;
  const is = isYou ? 'You are' : `${name} is`;
  switch (turnover.now) {
    case 'away':
      return `${is} away; a ${turnover.player} bot plays.`;
    case 'back':
      return turnover.name === undefined ? `${is} back.` : `${turnover.name} takes over.`;
    case 'gone':
      return isYou ? 'You have left.' : `${name} has left.`;
  }
}

/** Who holds which seat, a line each. */
export function holderLines(table: Table): string[] {
  const absences = absencesAt(table);
  return table.seated.map(({ name, player }, seat) => {
    const bot = `a ${player} bot`;
    if (absences[seat] === 'away') return `${name}: away; ${bot} plays`;
    if (absences[seat] === 'gone') return `${name}: has left; ${bot} answers what is still asked`;
    return `${name}: ${player === PERSON ? 'here' : bot}`;
  });
}
