import { argumentOf, questionOf, type Action, type Asked, type Seat } from '@hoard/kernel';
import { byHand, type Lesson, type Pointed } from '@hoard/paint';
import { silverado } from '../content/silverado.ts';
import { adventurerOf, gateOf, worthOf } from '../rules/01-things.ts';
import type { Event } from '../state/events.ts';
import type { DragonAttack } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';

type Question = Asked<DragonAttack>;

const isAsked = (asked: Question, question: 'turn.roll' | 'turn.move'): boolean => questionOf(asked) === question;

const hasGone = (event: Event, seat: Seat): boolean =>
  (event.t === 'walked' || event.t === 'sailed' || event.t === 'stuck') && event.seat === seat;

/** Where one can walk: first where the emphasised answer leads, then to what nobody has turned over yet. */
const within = ({ actions, view: { sight } }: Question, main: Action | null): Pointed => {
  const walks = actions.filter((action) => verbOf(action) === 'walk');
  const rank = (action: Action): number => (action === main ? 2 : sight.unknown[argumentOf(action)]!);
  return { spaces: walks.toSorted((one, other) => rank(other) - rank(one)).map(argumentOf) };
};

/** The first turns of a first game. */
export const lessons: readonly Lesson<DragonAttack>[] = [
  {
    id: 'roll',
    points: ({ asked }) => (isAsked(asked, 'turn.roll') ? 'main' : null),
    ...byHand({
      en: 'Carry gold home before the Dragon reaches the palace. Click here to roll: so far you can walk, but a 1 moves the Dragon.',
      de: 'Trag Gold heim, bevor der Drache den Palast erreicht. Klick hier, um zu würfeln: So weit kannst du gehen, doch eine 1 bewegt den Drachen.',
    }),
    done: (event, seat) => event.t === 'rolled' && event.seat === seat,
  },
  {
    id: 'look',
    points: ({ asked, considered, main }) => (isAsked(asked, 'turn.move') && considered === null ? within(asked, main) : null),
    ...byHand({
      en: 'Every lit space is within reach. Click this one to see the way and what may wait there.',
      de: 'Jedes helle Feld ist in Reichweite. Klick dieses an, um den Weg zu sehen und was dort warten kann.',
    }),
    done: hasGone,
  },
  {
    id: 'go',
    points: ({ asked, considered }) => (isAsked(asked, 'turn.move') && considered !== null ? { spaces: [argumentOf(considered)] } : null),
    mouse: {
      en: 'The dots are your way, and the odds are told beside it. Click the space again to go, or another to compare.',
      de: 'Die Punkte sind dein Weg, daneben stehen die Chancen. Klick das Feld noch einmal an, um zu gehen, oder vergleich ein anderes.',
    },
    touch: {
      en: 'The dots are your way, and the odds are told below. Tap the space again to go, or another to compare.',
      de: 'Die Punkte sind dein Weg, unten stehen die Chancen. Tipp das Feld noch einmal an, um zu gehen, oder vergleich ein anderes.',
    },
    done: hasGone,
  },
  {
    id: 'home',
    points({ asked, considered, main }) {
      const { sight } = asked.view;
      const gate = gateOf(sight, silverado, asked.seat);
      const isRich = worthOf(silverado, adventurerOf(sight, asked.seat).carried) > 0;
      const isBest = main !== null && verbOf(main) === 'walk' && argumentOf(main) === gate;
      return isAsked(asked, 'turn.move') && considered === null && isRich && isBest ? { spaces: [gate] } : null;
    },
    ...byHand({
      en: 'Whoever beats you takes the gold that you carry. Here at your gate it is safe, and counts: click it to bring your gold home.',
      de: 'Wer dich schlägt, nimmt dir das Gold, das du trägst. Hier an deinem Tor ist es sicher und zählt: Klick es an und bring es heim.',
    }),
    done: hasGone,
  },
  {
    id: 'hint',
    points: ({ asked, considered }) => (isAsked(asked, 'turn.move') && considered === null ? 'hint' : null),
    ...byHand({
      en: 'Not sure where to go? Click here: the adviser tries it out and says why.',
      de: 'Nicht sicher, wohin? Klick hier: Der Ratgeber probiert es aus und sagt, warum.',
    }),
    done: hasGone,
  },
];
