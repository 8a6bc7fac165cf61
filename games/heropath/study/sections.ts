import type { Game, Section } from '@hoard/kernel';
import type { Heropath } from '../state/types.ts';
import { mean, percentile, share } from './measures.ts';

/** What the report on many games shows, in this order. */
export function sections({ content }: Game<Heropath>, seats: number): readonly Section[] {
  return [end, length, battles, ...(seats > 1 ? [winners(content, seats)] : [])];
}

const end: Section = {
  title: 'How it ends',
  note: 'Somebody slays the Dragon, or it has won.',
  chart: null,
  lines: [
    { label: 'The Dragon is slain', figure: share('slain') },
    { label: 'Lost by Last Dusk', figure: share('lastDusk') },
    { label: 'Lost because all heroes have fallen', figure: share('allFallen') },
    { label: 'Lost because evil has grown too strong', figure: share('evil') },
    { label: 'The Gathering Phase has come', figure: share('gathered') },
    { label: 'Level of the Scale at the end', figure: mean('level') },
    { label: 'Given up as unfinished', figure: share('unfinished') },
  ],
};

const length: Section = {
  title: 'How long it takes',
  note: '',
  chart: { kind: 'histogram', axis: 'Rounds', of: 'rounds' },
  lines: [
    { label: 'Rounds, median', figure: percentile('rounds', 50) },
    { label: 'Rounds, 5th percentile', figure: percentile('rounds', 5) },
    { label: 'Rounds, 95th percentile', figure: percentile('rounds', 95) },
  ],
};

const battles: Section = {
  title: 'Battles',
  note: 'Against enemies a tie is won.',
  chart: null,
  lines: [
    { label: 'Battles against enemies', figure: mean('battles') },
    { label: 'Won or tied', figure: share('battlesWon', 'battles') },
    { label: 'Challenges of the Dragon', figure: mean('challenges') },
    { label: 'Heroes fallen', figure: mean('deaths') },
    { label: 'Encounters', figure: mean('encounters') },
  ],
};

const winners = ({ heroes }: Heropath['content'], seats: number): Section => ({
  title: 'Who wins',
  note: 'By seat, and by hero of the games that a hero was in.',
  chart: { kind: 'lines', axis: 'Share of victories' },
  lines: [
    ...Array.from({ length: seats }, (_, seat) => ({ label: `Seat ${seat + 1}`, figure: share(`seat.${seat + 1}.wins`) })),
    ...heroes.map(({ id, name }) => ({ label: name, figure: share(`hero.${id}.wins`, `hero.${id}.games`) })),
  ],
});
