import type { HexId } from '../../content/ids.ts';
import { times, whose, type Seat, type Voices } from '@hoard/kernel';
import { citiesOf, whom, type Names } from './names.ts';

/** SM-18.14, the lowest first. */
const titles: readonly string[] = ['The walls held', 'Warden of the Reach', 'Dragon-friend'];

/** How a game ended, and what chance did in it. */
export const endingIn = ({ content }: Names) => ({
  end: {
    tally: { strongholds: 'strongholds', allies: 'allies', quests: 'quests', unfinished: 'unfinished quest', gems: 'gems kept' },
    fallen: 'city fallen',
    stands: 'city stands',
    standsWith: (strongholds: number, allies: number) =>
      `stands with ${times(strongholds, 'stronghold')} and ${allies === 1 ? '1 ally' : `${allies} allies`}`,
    /** A few words for each way to end. */
    saved: 'Dragon Reach is saved',
    lost: 'Dragon Reach is lost',
    coop: (standing: number, of: number) => (standing === 1 ? `One of ${of} cities stands` : `${standing} of ${of} cities stand`),
    titles,
    /** The same in sentences. */
    savedWith: (cities: number, defences: number) =>
      `Dragon Reach is saved: ${citiesOf(cities)} ${cities === 1 ? 'stands' : 'stand'}, with ${times(defences, 'defence')}.`,
    lastWave: (number: number, all: number) => `The last city fell in wave ${number} of ${all}.`,
    realmShort: (short: number) => `With ${short} more on the dice the realm would have held it.`,
    cityShort: (seat: Seat, short: number, voices: Voices) =>
      `With ${short} more on the dice ${whose(seat, voices)} city would have held it.`,
    allFallen: 'Every city has fallen. Nobody wins.',
    called: (seat: Seat, title: number, voices: Voices) => `They will call ${whom(seat, voices)}: ${titles[title]}.`,
    chronicle: 'The chronicle',
    /** A place in a line of it. */
    site: (hex: HexId): string => content.hexes[hex]!.name!,
  },
  luck: { moves: 'Movement dice', robbed: 'Robbed by bandits', defence: 'Defence dice', fights: 'Fights won' },
});
