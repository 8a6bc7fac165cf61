import { argumentOf, frameOf, type Action, type Asked, type Seat } from '@hoard/kernel';
import { SHARPEST, mannerOf } from '../bots/manner.ts';
import { planFor } from '../bots/plan.ts';
import { costOfLoss } from '../bots/worth.ts';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import type { SpaceId } from '../content/ids.ts';
import { heropath } from '../game.ts';
import { asKnown } from '../odds/clash.ts';
import { priceOf, routesOf, type Route } from '../odds/ways.ts';
import { canSail, pacesOf } from '../rules/15-travel.ts';
import { findEnemy, hasRoom, heroOf } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import type { Heropath } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';

type Ask = Asked<Heropath>;

/** A whole Travel, from where somebody stands to where he stops, put together from its paces. */
export interface Journey {
  readonly space: SpaceId;
  /** All answers in a row: to set out, each pace, to stop. */
  readonly plan: readonly Action[];
  /** The spaces that he goes through, without the one that he stands on. */
  readonly way: readonly SpaceId[];
  /** Those of them that he walks; the last leg is a ride where it is fewer. */
  readonly paces: number;
  /** VITALITY that it costs. */
  readonly price: number;
}

/** Every space that can be reached in one Travel, with the cheapest way there; nothing where somebody is asked something else. */
export function journeysOf(asked: Ask): Journey[] {
  const { seat, actions } = asked;
  const board = asked.view.sight;
  const frame = frameOf(asked);
  const hero = heroOf(board, seat);
  const isSettingOut = actions.includes(act.travel());
  if (!isSettingOut && !(frame?.k === 'travel' && frame.at === 'step')) return [];
  const [walked, passed] = frame?.k === 'travel' ? [frame.walked, frame.evaded] : [0, []];
  const paces = pacesOf(board, hero, heropath) - walked;
  const routes = routesOf(board, content, hero, paces, passed);
  const begin = isSettingOut ? [act.travel()] : [];
  const stops = (space: SpaceId): boolean => hasRoom(board, content, space, seat);
  const walks = routes.flatMap((route, space) =>
    route === undefined || !stops(space)
      ? []
      : [
          {
            space,
            plan: [...begin, ...route.way.map((pace) => act.go(pace)), act.stop()],
            way: route.way,
            paces: route.way.length,
            price: priceOf(content, route),
          },
        ],
  );
  return [...walks, ...sailsOf(board, routes, begin, seat)].filter(({ plan }) => actions.includes(plan[0]!));
}

/** Where the ferry leads that no way on foot does as cheaply. */
function sailsOf(board: Board, routes: readonly (Route | undefined)[], begin: readonly Action[], seat: Seat): Journey[] {
  const { ferry } = board;
  const hero = heroOf(board, seat);
  if (ferry < 0 || !canSail(board, content, ferry)) return [];
  const to = hero.at === ferry ? { way: [], evaded: 0, burns: false } : routes[ferry];
  if (to === undefined) return [];
  return content.map.riverside.flatMap((space) => {
    if (space === ferry || space === hero.at || routes[space] !== undefined || !hasRoom(board, content, space, seat)) return [];
    const plan = [...begin, ...to.way.map((pace) => act.go(pace)), act.sail(space)];
    return [{ space, plan, way: [...to.way, space], paces: to.way.length, price: priceOf(content, to) }];
  });
}

/** The journey that looks best at first sight, as bots judge it: who wants to travel sees it first, with its price. */
export function bestJourney({ seat, view: { sight } }: Ask, journeys: readonly Journey[]): Journey | undefined {
  // Cards of which only the back is seen count for nothing.
  const board: Board = { ...sight, heroes: sight.heroes.map(asKnown) };
  const hero = heroOf(board, seat);
  const { stops } = planFor(board, content, hero, mannerOf(SHARPEST, board.options.competition));
  const worth = ({ space, price }: Journey): number => stops[space]! - (price === 0 ? 0 : costOfLoss(hero, price));
  return journeys.toSorted((one, other) => worth(other) - worth(one))[0];
}

/** The journey that is planned, or undefined. */
export const plannedJourney = (journeys: readonly Journey[], planned: readonly Action[]): Journey | undefined =>
  journeys.find(({ plan }) => plan.length === planned.length && plan.every((action, place) => action === planned[place]));

/** The space that an answer means: where it leads, or where whom it means stands; -1 for none. */
export function spaceOf(board: Board, action: Action): SpaceId {
  const argument = argumentOf(action);
  switch (verbOf(action)) {
    case 'go':
    case 'sail':
    case 'land':
    case 'space':
    case 'place':
      return argument;
    case 'site':
      return board.sites.indexOf(argument);
    case 'fight':
    case 'enemy':
    case 'expose':
      return findEnemy(board, argument)?.at ?? -1;
    case 'rock':
      return content.map.rocks[argument] ?? -1;
    case 'aim':
      return board.heroes[argument]?.at ?? -1;
    default:
      return -1;
  }
}
