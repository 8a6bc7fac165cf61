import { argumentOf, questionOf, type Action, type Asked } from '@hoard/kernel';
import { byHand, type Lesson, type Pointed } from '@hoard/paint';
import { dragonReach } from '../content/dragonReach.ts';
import type { HexId } from '../content/ids.ts';
import type { QuestionName } from '../rules/index.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';

const { price, capacity } = dragonReach.numbers;

const isAsked = (asked: Asked<SevenMoons>, question: QuestionName): boolean => questionOf(asked) === question;

const offers = ({ actions }: Asked<SevenMoons>, verb: SevenMoons['verb']): boolean => actions.some((action) => verbOf(action) === verb);

const spacesOf = (actions: readonly Action[]): number[] => actions.filter((action) => verbOf(action) === 'go').map(argumentOf);

/** Where one can go: first where the emphasised answer leads, then to where something is sold. */
const within = ({ actions }: Asked<SevenMoons>, main: Action | null): Pointed => {
  const [best = -1] = main === null ? [] : spacesOf([main]);
  const rank = (hex: HexId): number => (hex === best ? 2 : dragonReach.soldAt[hex]! >= 0 ? 1 : 0);
  return { spaces: spacesOf(actions).toSorted((one, other) => rank(other) - rank(one)) };
};

/** The first turns of a first game: the rulebook's own advice. */
export const lessons: readonly Lesson<SevenMoons>[] = [
  {
    id: 'roll',
    points: ({ asked }) => (isAsked(asked, 'turn.open') && offers(asked, 'roll') ? 'main' : null),
    ...byHand({
      en: 'In seven moons the Shadow Army comes; until then trade, and arm your city. Click here to roll for your way.',
      de: 'In sieben Monden kommt das Schattenheer; bis dahin handle und rüste deine Stadt. Klick hier, um für den Weg zu würfeln.',
    }),
    done: (event, seat) => event.t === 'rolled' && event.seat === seat,
  },
  {
    id: 'pick',
    points: ({ asked }) => (isAsked(asked, 'journey.pick') ? 'main' : null),
    ...byHand({
      en: 'On foot you walk one of the two dice. Click the one you want: it says how far you get.',
      de: 'Zu Fuß gehst du einen der beiden Würfel. Klick den an, den du willst: Dabei steht, wie weit du kommst.',
    }),
    done: (event, seat) => event.t === 'picked' && event.seat === seat,
  },
  {
    id: 'look',
    points: ({ asked, considered, main }) => (isAsked(asked, 'journey.move') && considered === null ? within(asked, main) : null),
    ...byHand({
      en: 'White hexes are within your steps; a golden one costs a coin for each step more. Click this one to see the way and its bandits.',
      de: 'Weiße Felder sind in Reichweite; ein goldenes kostet je Schritt mehr eine Münze. Klick dieses an, um den Weg und die Räuber zu sehen.',
    }),
    done: (event, seat) => event.t === 'walked' && event.seat === seat,
  },
  {
    id: 'go',
    points: ({ asked, considered }) => (isAsked(asked, 'journey.move') && considered !== null ? { spaces: spacesOf([considered]) } : null),
    ...byHand({
      en: 'This is your way. Click the hex again to go, or another to compare. You act where you stop.',
      de: 'Das ist dein Weg. Klick das Feld noch einmal an, um zu gehen, oder vergleich ein anderes. Du handelst, wo du anhältst.',
    }),
    done: (event, seat) => event.t === 'walked' && event.seat === seat,
  },
  {
    id: 'buy',
    points: ({ asked }) => (isAsked(asked, 'turn.act') && offers(asked, 'buy') ? 'main' : null),
    ...byHand({
      en: `Goods cost ${price.resource} gold here, and Dragonmarch in the middle pays what its dice say. Click to buy.`,
      de: `Hier kosten Waren ${price.resource} Gold, und die Drachenmark in der Mitte zahlt, was ihre Würfel zeigen. Klick, um zu kaufen.`,
    }),
    done: (event, seat) => event.t === 'bought' && event.seat === seat,
  },
  {
    id: 'sell',
    points: ({ asked }) => (isAsked(asked, 'turn.act') && offers(asked, 'sell') ? 'main' : null),
    ...byHand({
      en: `Sell goods for gold, or send them home: one of each kind makes a stronghold. A horse for ${price.horse} gold carries ${capacity.horse}.`,
      de: `Verkauf Waren, oder schick sie heim: Je eine von jeder Art wird eine Festung. Ein Pferd für ${price.horse} Gold trägt ${capacity.horse}.`,
    }),
    done: (event, seat) => (event.t === 'sold' || event.t === 'sent') && event.seat === seat,
  },
  {
    id: 'hint',
    points: ({ asked, considered }) => (isAsked(asked, 'journey.move') && considered === null ? 'hint' : null),
    ...byHand({
      en: 'Not sure where to go? Click here: the adviser tries it out and says why.',
      de: 'Nicht sicher, wohin? Klick hier: Der Ratgeber probiert es aus und sagt, warum.',
    }),
    done: (event, seat) => event.t === 'walked' && event.seat === seat,
  },
];
