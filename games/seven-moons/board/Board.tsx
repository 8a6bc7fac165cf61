import { frameOf, type Action, type Asked } from '@hoard/kernel';
import {
  Figure,
  FigureDefs,
  MapBoard,
  RADIUS,
  Sign,
  Trails,
  boxRound,
  hexMap,
  placedAt,
  useLater,
  useMotion,
  type BoardProps,
  type Box,
} from '@hoard/paint';
import { useMemo, useRef } from 'preact/hooks';
import { dragonReach as content } from '../content/dragonReach.ts';
import { reach, stepsOf } from '../rules/03-journey.ts';
import { banditsWait } from '../rules/05-wilderness.ts';
import type { Board as Sight } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { EVENTS, figureOf } from '../telling/events.ts';
import { activeSeat } from '../telling/frames.ts';
import { questHexes } from '../telling/places.ts';
import { hexOf, pointsIn, wayOddsOf } from '../telling/way.ts';
import { Drama, MapDrama, Robber } from './Drama.tsx';
import { liveryOfHero } from './heroes.ts';
import { Banners, LandDefs, RegionNames, QuestMarks, Wonders } from './Land.tsx';
import { CENTRES, PAINTED, figureAt } from './layout.ts';
import { Costs, Lights, RouteLine, type Target } from './Lights.tsx';
import { Moonrise } from './Moonrise.tsx';
import { PICTURES } from './pictures.ts';
import { useSiege } from './siege.ts';
import { wordsIn } from './speech.ts';
import './board.css';

/** Dragon Reach; and from the seventh moon on, its walls. */
export function Board(props: BoardProps<SevenMoons>) {
  const Siege = useSiege(props.view.sight.moon);
  const isSiege = props.view.sight.moon >= content.numbers.moons.last;
  return <div class="board seven-moons-board">{isSiege && Siege !== null ? <Siege {...props} /> : <Reach {...props} />}</div>;
}

const MAP = hexMap(PAINTED, content.hexes, 'pointy', CENTRES);

/** The map of Dragon Reach with all that stands and moves on it, under the moons. */
function Reach(props: BoardProps<SevenMoons>) {
  const { view, asked, considered, language, playing, changes, telling, voices } = props;
  const board = view.sight;
  const say = wordsIn(language);
  const pieces = useRef<SVGGElement>(null);
  useMotion(pieces, playing, EVENTS, (hex) => CENTRES[hex]!);
  const fights = useLater(playing !== null, () => import('./Fight.tsx'));

  const own = asked?.seat ?? view.viewer;
  const ownHex = board.heroes[own]?.at ?? -1;
  const targets = useMemo(() => (asked === null ? [] : targetsOf(asked)), [asked?.actions, view]);
  const aim = useAim(ownHex, targets, playing === null);
  const places = useMemo(() => telling.places(view, voices), [view, language]);
  const quest = useMemo(() => questHexes(content, board, own), [view, own]);
  const banners = useMemo(
    () => <Banners board={board} language={language} />,
    [language, board.pool.join(), board.allies.join(), board.heroes.map(({ city, strongholds }) => `${city}.${strongholds}`).join()],
  );
  const costs = useMemo(() => <Costs targets={targets} />, [targets]);
  const land = useMemo(
    () => (
      <>
        <FigureDefs />
        <LandDefs />
        <RegionNames language={language} />
      </>
    ),
    [language],
  );
  const wonders = useMemo(
    () => <Wonders board={board} gate={content.gateAt[ownHex]! >= 0 && board.heroes[own]?.mount !== 'dragon'} />,
    [board.fires, board.sites, ownHex],
  );

  return (
    <>
      <Moonrise board={board} language={language} />
      <MapBoard
        props={props}
        map={MAP}
        title={say.map}
        targets={targets}
        own={ownHex}
        start={content.market}
        aim={aim}
        dusk={board.moon / (content.numbers.moons.last + 0.6)}
        nameOf={(hex) => places[hex]!.name}
        describe={(hex) => places[hex]!.describe()}
        spaceOf={hexOf}
        overlay={
          <>
            {playing !== null && <Drama key={playing.event} playing={playing} board={board} language={language} voices={voices} />}
            {fights !== null && <fights.Fight {...props} />}
          </>
        }
      >
        {(looked) => {
          const shown = considered ?? targets.find(({ space }) => space === looked)?.action ?? null;
          return (
            <>
              {land}
              {wonders}
              <Lights targets={targets} considered={considered} />
              {banners}
              {costs}
              <QuestMarks hexes={quest} />
              {changes !== null && (
                <Trails trails={changes.trails} pointOf={(hex) => CENTRES[hex]!} colourOf={(who) => colourOf(board, who)} />
              )}
              {shown !== null && asked !== null && <ConsideredRoute asked={asked} action={shown} />}
              <g ref={pieces}>
                <Heroes board={board} active={activeSeat(view)} />
              </g>
              {asked !== null && isRobbed(asked) && <Robber hex={ownHex} />}
              {playing !== null && <MapDrama key={playing.event} playing={playing} board={board} />}
            </>
          );
        }}
      </MapBoard>
    </>
  );
}

/** The colour of a hero's figure. */
const colourOf = ({ heroes }: Sight, who: string): string => liveryOfHero(heroes.find((_, seat) => figureOf(seat) === who)?.city ?? -1).css;

/** Bandits hold a hero until they are given something. */
function isRobbed(asked: Asked<SevenMoons>): boolean {
  const frame = frameOf(asked);
  return frame?.k === 'journey' && frame.at === 'robbed';
}

/** The hexes that can be chosen; staying is choosing the one where one stands. */
function targetsOf(asked: Asked<SevenMoons>): Target[] {
  const { view, seat, actions } = asked;
  const hero = view.sight.heroes[seat]!;
  const points = pointsIn(asked) ?? 0;
  const { distance } = reach(view.sight, content, hero, stepsOf(content, hero, points));
  return actions.flatMap((action) => {
    const verb = verbOf(action);
    const hex = verb === 'stop' ? hero.at : hexOf(action);
    if (hex < 0) return [];
    const bought = verb === 'go' && hero.mount !== 'dragon' ? Math.max(0, distance[hex]! - points) : 0;
    return [{ space: hex, action, haste: bought * content.numbers.price.haste }];
  });
}

/** Where there is little room and nowhere to go, one looks at the neighbourhood: so many radii around. */
const NEIGHBOURHOOD = 6;

/** What should be in sight: where one can go without haste; else the whole land. */
function useAim(ownHex: number, targets: readonly Target[], isQuiet: boolean): Box {
  return useMemo(() => {
    if (!isQuiet || ownHex < 0) return PAINTED.land;
    const near = targets.filter(({ haste }) => haste === 0).map(({ space }) => space);
    if (near.length > 0)
      return boxRound(
        [ownHex, ...near].map((hex) => CENTRES[hex]!),
        1.6 * RADIUS,
      );
    return matchMedia('(width < 60rem)').matches ? boxRound([CENTRES[ownHex]!], NEIGHBOURHOOD * RADIUS) : PAINTED.land;
  }, [targets, isQuiet, ownHex]);
}

function ConsideredRoute({ asked, action }: { readonly asked: Asked<SevenMoons>; readonly action: Action }) {
  const { sight } = asked.view;
  const hero = sight.heroes[asked.seat]!;
  const hex = hexOf(action);
  const points = pointsIn(asked) ?? 0;
  const odds = wayOddsOf(content, asked, action);
  if (odds === null) return hex < 0 ? null : <RouteLine way={[hero.at, hex]} points={1} isDanger={() => false} flies />;
  return (
    <RouteLine
      way={[hero.at, ...odds.way]}
      points={points}
      isDanger={(entered) => banditsWait(sight, content, hero, entered)}
      flies={hero.mount === 'dragon'}
    />
  );
}

/** The figures, each with what it rides. */
function Heroes({ board, active }: { readonly board: Sight; readonly active: number }) {
  const there = board.heroes.flatMap((hero, seat) => (hero.city >= 0 && !hero.gone ? [seat] : []));
  const standing = Map.groupBy(there, (seat) => board.heroes[seat]!.at);
  return (
    <>
      {there.map((seat) => {
        const { city, at, mount } = board.heroes[seat]!;
        const here = standing.get(at)!;
        return (
          <g key={seat} data-piece={figureOf(seat)} class="piece" style={placedAt(figureAt(at, here.indexOf(seat), here.length))}>
            <Figure livery={liveryOfHero(city)} active={seat === active}>
              {mount !== 'foot' && (
                <g transform="translate(-11 -14)">
                  <circle r="8.4" fill="#1d130b" stroke="#f6e7c2" stroke-width="1" />
                  <Sign path={PICTURES[mount]} size={11.5} fill={mount === 'dragon' ? '#ff9a5a' : '#f6e7c2'} />
                </g>
              )}
            </Figure>
          </g>
        );
      })}
    </>
  );
}
