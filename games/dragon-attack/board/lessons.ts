import { argumentOf, questionOf, type Action, type Asked, type Seat } from '@hoard/kernel';
import type { Lesson } from '@hoard/paint';
import { silverado } from '../content/silverado.ts';
import { adventurerOf, gateOf, worthOf } from '../rules/01-things.ts';
import type { Event } from '../state/events.ts';
import type { DragonAttack } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';

type Question = Asked<DragonAttack>;

const isAsked = (asked: Question, question: 'turn.roll' | 'turn.move'): boolean => questionOf(asked) === question;

const hasGone = (event: Event, seat: Seat): boolean =>
  (event.t === 'walked' || event.t === 'sailed' || event.t === 'stuck') && event.seat === seat;

/** A counter within reach that nobody has turned over, or whatever is within reach. */
function somewhere({ actions, view: { sight } }: Question): Action | undefined {
  const walks = actions.filter((action) => verbOf(action) === 'walk');
  return walks.find((action) => sight.unknown[argumentOf(action)] === 1) ?? walks[0];
}

const spaceOf = (action: Action | null | undefined): { readonly space: number } | null =>
  action === null || action === undefined ? null : { space: argumentOf(action) };

/** The first turns of a first game. */
export const lessons: readonly Lesson<DragonAttack>[] = [
  {
    id: 'roll',
    points: ({ asked }) => (isAsked(asked, 'turn.roll') ? 'main' : null),
    mouse: {
      en: 'Carry gold home before the Dragon reaches the palace. Click here to roll: so far you can walk, but a 1 moves the Dragon.',
      de: 'Trag Gold heim, bevor der Drache den Palast erreicht. Klick hier, um zu würfeln: So weit kannst du gehen, doch eine 1 bewegt den Drachen.',
    },
    touch: {
      en: 'Carry gold home before the Dragon reaches the palace. Tap here to roll: so far you can walk, but a 1 moves the Dragon.',
      de: 'Trag Gold heim, bevor der Drache den Palast erreicht. Tipp hier, um zu würfeln: So weit kannst du gehen, doch eine 1 bewegt den Drachen.',
    },
    done: (event, seat) => event.t === 'rolled' && event.seat === seat,
  },
  {
    id: 'look',
    points: ({ asked, considered }) => (isAsked(asked, 'turn.move') && considered === null ? spaceOf(somewhere(asked)) : null),
    mouse: {
      en: 'Every lit space is within reach. Click this one to see the way and what may wait there.',
      de: 'Jedes helle Feld ist in Reichweite. Klick dieses an, um den Weg zu sehen und was dort warten kann.',
    },
    touch: {
      en: 'Every lit space is within reach. Tap this one to see the way and what may wait there.',
      de: 'Jedes helle Feld ist in Reichweite. Tipp dieses an, um den Weg zu sehen und was dort warten kann.',
    },
    done: hasGone,
  },
  {
    id: 'go',
    points: ({ asked, considered }) => (isAsked(asked, 'turn.move') ? spaceOf(considered) : null),
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
    points({ asked: { view, seat, lane, actions } }) {
      const { sight } = view;
      const isRich = worthOf(silverado, adventurerOf(sight, seat).carried) > 0;
      return isRich && isAsked({ view, seat, lane, actions }, 'turn.roll') ? { space: gateOf(sight, silverado, seat) } : null;
    },
    mouse: {
      en: 'You carry gold, and whoever beats you takes it. It is safe once you have brought it here, to your gate. Roll on.',
      de: 'Du trägst Gold, und wer dich schlägt, nimmt es dir. Sicher ist es hier, an deinem Tor. Würfle weiter.',
    },
    touch: {
      en: 'You carry gold, and whoever beats you takes it. It is safe once you have brought it here, to your gate. Roll on.',
      de: 'Du trägst Gold, und wer dich schlägt, nimmt es dir. Sicher ist es hier, an deinem Tor. Würfle weiter.',
    },
    done: (event, seat) => event.t === 'rolled' && event.seat === seat,
  },
  {
    id: 'hint',
    points: ({ asked, considered }) => (isAsked(asked, 'turn.move') && considered === null ? 'hint' : null),
    mouse: {
      en: 'Not sure where to go? Click here: the adviser tries it out and says why.',
      de: 'Nicht sicher, wohin? Klick hier: Der Ratgeber probiert es aus und sagt, warum.',
    },
    touch: {
      en: 'Not sure where to go? Tap here: the adviser tries it out and says why.',
      de: 'Nicht sicher, wohin? Tipp hier: Der Ratgeber probiert es aus und sagt, warum.',
    },
    done: hasGone,
  },
];
