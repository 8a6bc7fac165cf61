import { SPECTATOR, argumentOf, capitalised, percent, type Asked, type Denial, type Language, type Memory, type Seat } from '@hoard/kernel';
import {
  DieFace,
  Figure,
  FigureDefs,
  CORNERS,
  Floating,
  MapBoard,
  RADIUS,
  ROUND_THE_EDGE,
  Sign,
  Trails,
  Way,
  boxRound,
  hexMap,
  paintMap,
  placedAt,
  useLater,
  useMotion,
  type Box,
  type BoardProps,
} from '@hoard/paint';
import { useMemo, useRef } from 'preact/hooks';
import { PALACE } from '../content/content.ts';
import { silverado as content } from '../content/silverado.ts';
import { dragonAttack } from '../game.ts';
import { spaceOf, waiting } from '../odds/waiting.ts';
import { dragonSpace, openMonsterOn } from '../rules/01-things.ts';
import { turnIn } from '../rules/03-turn.ts';
import type { Board as Sight } from '../state/board.ts';
import type { DragonAttack } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { recalled } from '../telling/memory.ts';
import { Boat, CounterDefs, Dragon, Face, SeenBack } from './Counters.tsx';
import { Doom } from './Doom.tsx';
import { MapDrama, OverlayDrama } from './Drama.tsx';
import { EVENTS } from './events.ts';
import { useGreatMoment } from './useGreatMoment.tsx';
import { LIVERIES, UNDRESSED } from './heroes.ts';
import { DragonRoad, Gates, Hoard, PlaceNames, SeaNames } from './Land.tsx';
import { CENTRES, counterAt, figureAt, pointOf } from './layout.ts';
import { Lights, Signs, commonChance, type Target } from './Spaces.tsx';
import { PICTURES } from './pictures.ts';
import { plan } from './silverado.ts';
import { wordsIn } from './speech.ts';
import { lineOf, wayOf } from './way.ts';
import './board.css';

const PAINTED = paintMap(plan);
const MAP = hexMap(PAINTED, content.spaces, 'flat', CENTRES);
const HOARD = { x: PAINTED.land.x + PAINTED.land.width - 58, y: PAINTED.land.y + 34 };

/** The map of Silverado with all that lies and moves on it, and the doom clock. */
export function Board(props: BoardProps<DragonAttack>) {
  const { view, asked, considered, language, playing, changes, telling, voices } = props;
  const { memory = 'perfect' } = voices;
  const board = view.sight;
  const say = wordsIn(language);
  const pieces = useRef<SVGGElement>(null);
  useMotion(pieces, playing, EVENTS, pointOf);
  const greatMoment = useGreatMoment(props);
  const fights = useLater(playing !== null, () => import('./Fight.tsx'));

  const targets = useMemo(() => targetsOf(asked, memory), [asked?.view, asked?.actions, memory]);
  const common = useMemo(() => commonChance(targets), [targets]);
  const ownSpace = board.adventurers[asked?.seat ?? voices.you]?.at ?? -1;
  const aim = useAim(ownSpace, targets, playing === null);
  const places = useMemo(() => telling.places(view, voices), [view, memory, language]);

  const way = considered === null || asked === null ? [] : wayOf(asked, considered);
  const verb = considered === null ? null : verbOf(considered);
  const land = <Land board={board} seat={asked?.seat ?? SPECTATOR} language={language} />;
  // Over the counters and the light round a space: neither cuts a name.
  const names = useMemo(() => <PlaceNames language={language} />, [language]);
  const counters = useMemo(() => <Counters board={board} memory={memory} />, [memory, board.unknown.join(''), JSON.stringify(board.piles)]);

  return (
    <div class="board dragon-attack-board">
      <Doom board={board} language={language} />
      <MapBoard
        props={props}
        map={MAP}
        title={say.map}
        targets={targets}
        own={ownSpace}
        start={content.path[PALACE]!}
        aim={aim}
        nameOf={(space) => places[space]!.name}
        describe={(space) => places[space]!.describe()}
        spaceOf={spaceOf}
        wonders={(denial) => !isFarFetched(denial)}
        overlay={
          <>
            {common !== null && (
              <Floating sides={CORNERS} inSight=".space.open" what={targets}>
                <p class="map-legend" aria-hidden="true">
                  <b>?</b> {say.glance.unknown(percent(common, language))}
                </p>
              </Floating>
            )}
            {asked?.actions.includes(act.roll()) && playing === null && (
              <Floating sides={ROUND_THE_EDGE} inSight=".space.open, [data-piece]" what={view}>
                <button
                  type="button"
                  class="big-die"
                  aria-label={capitalised(telling.option(act.roll(), voices))}
                  onClick={() => props.onChoose(act.roll())}
                >
                  <DieFace face={6} milliseconds={0} />
                </button>
              </Floating>
            )}
            {playing !== null && greatMoment === null && (
              <OverlayDrama key={playing.event} playing={playing} board={board} language={language} />
            )}
            {fights !== null && <fights.Fight {...props} />}
          </>
        }
      >
        {(looked) => (
          <>
            {land}
            <Lights targets={targets} considered={considered} />
            {counters}
            {names}
            {changes !== null && <Trails trails={changes.trails} pointOf={pointOf} colourOf={(who) => colourOf(board, who)} />}
            {way.length > 1 && <Way d={lineOf(way, verb === 'throw')} sailing={verb === 'sail'} />}
            <g ref={pieces}>
              <Pieces
                board={board}
                active={turnIn(view.lanes)?.seat ?? -1}
                sailing={playing?.event.t === 'sailed' ? playing.event.seat : -1}
                isDead={view.outcome?.reason === 'slain'}
              />
            </g>
            <Signs
              language={language}
              targets={targets}
              common={common}
              lookedAt={({ space, action }) => space === looked || action === considered}
              heroOf={(other) => board.adventurers[other]?.hero ?? -1}
            />
            {playing !== null && <MapDrama key={playing.event} playing={playing} board={board} language={language} />}
          </>
        )}
      </MapBoard>
      {greatMoment}
    </div>
  );
}

/** The colour of a piece: an adventurer's livery, or fire. */
function colourOf({ order, adventurers }: Sight, who: string): string {
  const seat = order.find((one) => who === `seat-${one}`);
  return seat === undefined ? '#ff7a2c' : (LIVERIES[adventurers[seat]!.hero] ?? UNDRESSED).css;
}

/** The spaces that can be chosen. Staying is choosing the space that one stands on. */
function targetsOf(asked: Asked<DragonAttack> | null, memory: Memory): Target[] {
  if (asked === null) return [];
  const known = { ...asked, view: recalled(asked.view, content, memory) };
  return asked.actions.flatMap((action) => {
    const space = verbOf(action) === 'stay' ? (asked.view.sight.adventurers[asked.seat]?.at ?? -1) : spaceOf(action);
    return space < 0 ? [] : [{ space, action, waits: waiting(dragonAttack, known, action) }];
  });
}

/** What should be in sight: where one can go; else the whole land. */
function useAim(own: number, targets: readonly Target[], isQuiet: boolean): Box {
  return useMemo(() => {
    if (!isQuiet || targets.length === 0 || own < 0) return PAINTED.land;
    return boxRound(
      [own, ...targets.map(({ space }) => space)].map((space) => CENTRES[space]!),
      1.1 * RADIUS,
    );
  }, [targets, isQuiet]);
}

/** Nobody who cannot sail at all wonders why not to a space without water; only who asks is told. */
const isFarFetched = ({ action, args }: Denial): boolean =>
  verbOf(action) === 'sail' && !content.isHarbour[argumentOf(action)] && args['needs'] !== 'shore';

/** What lies under everything else, and changes seldom. */
function Land({ board, seat, language }: { readonly board: Sight; readonly seat: Seat; readonly language: Language }) {
  const { dragonAt, hoard } = board;
  return (
    <>
      {useMemo(
        () => (
          <>
            <FigureDefs />
            <CounterDefs />
            <SeaNames language={language} />
          </>
        ),
        [language],
      )}
      {useMemo(
        () => (
          <DragonRoad dragonAt={dragonAt} />
        ),
        [dragonAt],
      )}
      {useMemo(
        () => (
          <Gates board={board} seat={seat} />
        ),
        [board.order.join(), seat],
      )}
      {useMemo(
        () => (
          <Hoard hoard={hoard} x={HOARD.x} y={HOARD.y} />
        ),
        [hoard.length],
      )}
    </>
  );
}

/** What lies on the spaces. */
const Counters = ({ board, memory }: { readonly board: Sight; readonly memory: Memory }) => (
  <g class="counters">
    {board.unknown.map((lies, space) => {
      const { x, y } = counterAt(space);
      return lies === 1 && <use key={space} href="#unseen" x={x} y={y} />;
    })}
    {board.piles.map(({ space, counters }) => {
      const { x, y } = counterAt(space);
      return (
        <g key={`pile-${space}`} transform={`translate(${x} ${y})`}>
          {openMonsterOn(board, content, space) >= 0 ? (
            <g transform="scale(1.12)">
              <Face row={counters[0]!} pile={counters.length - 1} />
            </g>
          ) : (
            <SeenBack count={counters.length} memory={memory} />
          )}
        </g>
      );
    })}
  </g>
);

/** The Dragon and the figures. */
function Pieces({
  board,
  active,
  sailing,
  isDead,
}: {
  readonly board: Sight;
  readonly active: number;
  readonly sailing: number;
  readonly isDead: boolean;
}) {
  const dragon = dragonSpace(board, content);
  const standing = Map.groupBy(board.order, (seat) => board.adventurers[seat]!.at);
  return (
    <>
      {!isDead && (
        <g data-piece="dragon" class="piece" style={placedAt(CENTRES[dragon] ?? { x: 0, y: -900 })}>
          <Dragon strength={content.dragon[board.wounds]?.strength ?? 0} />
        </g>
      )}
      {board.order.map((seat) => {
        const { hero, at, resting } = board.adventurers[seat]!;
        const here = standing.get(at)!;
        return (
          <g key={seat} data-piece={`seat-${seat}`} class="piece" style={placedAt(figureAt(at, here.indexOf(seat), here.length))}>
            <Figure livery={LIVERIES[hero]!} resting={resting} active={seat === active}>
              {seat === sailing && <Boat />}
              {resting && <Sign path={PICTURES.rest} size={13} x={11} y={-14} fill="#fff3cf" />}
            </Figure>
          </g>
        );
      })}
    </>
  );
}
