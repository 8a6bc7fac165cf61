import type { Action, Seat } from '@hoard/kernel';
import { MapBoard, Trails, useMotion, type BoardProps, type Box, type Changes, type MapTarget } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import type { Heropath } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { EVENTS, figureOf } from '../telling/events.ts';
import { aimIn } from './aim.ts';
import { liveryOfSeat } from './heroes.ts';
import { journeysOf, plannedJourney, spaceOf, type Journey } from './journeys.ts';
import { Bridges, LandDefs, Landmarks, RegionNames, Volcanoes } from './Land.tsx';
import { CENTRES, MAP, pointOf } from './layout.ts';
import { Enemies, Pieces, SiteNames, Sites } from './Pieces.tsx';
import { Lights, Prices, Veil, WayThere } from './Reach.tsx';
import { wordsIn } from './speech.ts';

interface WorldMapProps {
  readonly props: BoardProps<Heropath>;
  /** What lies over the window and does not move with the map. */
  readonly overlay: ComponentChildren;
  /** What happens on the map just now. */
  readonly drama: ComponentChildren;
}

/** The winter land with all that stands and moves on it. */
export function WorldMap({ props, overlay, drama }: WorldMapProps) {
  const { view, asked, planned, language, playing, changes, telling, voices } = props;
  const board = view.sight;
  const words = wordsIn(language);
  const pieces = useRef<SVGGElement>(null);
  useMotion(pieces, playing, EVENTS, pointOf);

  const own = asked?.seat ?? view.viewer;
  const ownSpace = board.heroes[own]?.at ?? -1;
  const journeys = useMemo(() => (asked === null ? [] : journeysOf(asked)), [asked?.actions, view]);
  // In Real Time others act meanwhile: as long as the same spaces can be picked, nothing is looked at anew.
  const targets = useSame(useMemo(() => targetsOf(props, journeys), [journeys]));
  const places = useMemo(() => telling.places(view, voices), [view, language]);
  const journey = plannedJourney(journeys, planned);
  const aim = useAim(props, ownSpace, targets);

  /** A first tap on a place lays the way there, a second goes it. What is offered itself is considered and chosen as everywhere. */
  const journeyOf = (action: Action | null): Journey | undefined =>
    action === null ? undefined : journeys.find((one) => action === journeyTo(one));
  const handled: BoardProps<Heropath> = {
    ...props,
    considered: journey === undefined ? props.considered : journeyTo(journey),
    onConsider: (action) => {
      const next = journeyOf(action);
      if (next !== undefined || journey !== undefined) props.onPlan(next?.plan ?? []);
      props.onConsider(next === undefined ? action : null);
    },
    onChoose: (action) => {
      const next = journeyOf(action);
      if (next === undefined) props.onChoose(action);
      else props.onChooseInTurn(next.plan);
    },
  };

  const land = useMemo(
    () => (
      <>
        <LandDefs />
        <Bridges />
      </>
    ),
    [],
  );
  const sites = board.sites.join();
  const built = useMemo(() => <Landmarks sites={board.sites} />, [sites]);
  const volcanoes = useMemo(() => <Volcanoes burning={board.dragon} />, [board.dragon]);
  const open = useMemo(() => new Set(targets.map(({ space }) => space)), [targets]);

  return (
    <MapBoard
      props={handled}
      map={MAP}
      title={words.board.map}
      targets={targets}
      own={ownSpace}
      start={content.map.start}
      aim={aim}
      nameOf={(space) => places[space]?.name ?? ''}
      describe={(space) => places[space]?.describe() ?? ''}
      spaceOf={(action) => spaceOf(board, action)}
      overlay={overlay}
    >
      {(looked) => {
        const shown = journey ?? journeys.find(({ space }) => space === looked);
        return (
          <>
            {land}
            {targets.length > 0 && <Veil spaces={[...open, ...(ownSpace < 0 ? [] : [ownSpace])]} />}
            {volcanoes}
            {asked === null && targets.length === 0 && (
              <RegionNames names={words.content.map.regions.map(({ name }) => name)} language={language} />
            )}
            <Lights targets={targets} way={shown?.way ?? []} />
            {built}
            <Sites board={board} />
            <Prices journeys={journeys} />
            {changes !== null && (
              <Trails
                trails={onTheMap(changes.trails)}
                pointOf={(space) => CENTRES[space]!}
                colourOf={(who) => colourOf(board.heroes.length, who)}
              />
            )}
            {shown !== undefined && ownSpace >= 0 && <WayThere from={ownSpace} journey={shown} />}
            <g ref={pieces} aria-hidden="true">
              <Enemies
                board={board}
                seat={own}
                language={language}
                isTold={(space) => open.has(space) || space === looked || space === ownSpace}
              />
              <Pieces board={board} isDragonAway={playing?.event.t === 'dragonFlew'} />
            </g>
            <SiteNames board={board} nameOf={(site) => words.content.sites[site]!.name} />
            {drama}
          </>
        );
      }}
    </MapBoard>
  );

  function colourOf(heroes: number, who: string): string {
    const seat = Array.from({ length: heroes }, (_, one): Seat => one).find((one) => figureOf(one) === who);
    return seat === undefined ? '#ff7a2c' : liveryOfSeat(board, seat).css;
  }
}

/** A whole journey is known on the map by what would lead there if it were near: a pace, or a ride. */
const journeyTo = ({ space, way, paces }: Journey): Action => (way.length > paces ? act.sail(space) : act.go(space));

/** The spaces that can be chosen: where a journey ends, or what an answer means. */
function targetsOf({ asked, view }: BoardProps<Heropath>, journeys: readonly Journey[]): MapTarget[] {
  if (asked === null) return [];
  const targets = new Map<number, Action>(journeys.map((journey) => [journey.space, journeyTo(journey)]));
  const here = view.sight.heroes[asked.seat]?.at ?? -1;
  for (const action of asked.actions) {
    const space = action === act.stop() ? here : spaceOf(view.sight, action);
    if (space >= 0 && !targets.has(space)) targets.set(space, action);
  }
  return [...targets].map(([space, action]) => ({ space, action }));
}

/** The same list as before, as long as it says the same. */
function useSame(targets: readonly MapTarget[]): readonly MapTarget[] {
  const known = useRef(targets);
  const isSame =
    known.current.length === targets.length &&
    targets.every(({ space, action }, place) => known.current[place]!.space === space && known.current[place]!.action === action);
  if (!isSame) known.current = targets;
  return known.current;
}

/** What should be in sight; what was in sight until now stays it where nothing else is to be seen. */
function useAim(props: BoardProps<Heropath>, own: number, targets: readonly MapTarget[]): Box {
  const { view, asked, planned, playing } = props;
  const isPlanning = planned.length > 0;
  const { realTime } = view.sight;
  const known = useRef<Box>(MAP.picture.land);
  const event = realTime === null ? (playing?.event ?? null) : null;
  return useMemo(() => {
    const spaces = targets.map(({ space }) => space);
    known.current = aimIn({ board: view.sight, asked, own, spaces, isPlanning, event, known: known.current });
    return known.current;
  }, [targets, event, own, asked, isPlanning, realTime?.isStopped, realTime?.charging]);
}

/** Whoever fell meanwhile was nowhere for a while: only what leads from space to space is drawn. */
const onTheMap = (trails: Changes['trails']): Changes['trails'] =>
  trails.map(({ who, way }) => ({ who, way: way.filter((space) => space >= 0) })).filter(({ way }) => way.length > 1);
