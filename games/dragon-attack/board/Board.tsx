import { argumentOf, type Action, type Denial, type ViewOf } from '@hoard/kernel';
import {
  ConsideredAloud,
  DieFace,
  Figure,
  FigureDefs,
  MapView,
  RADIUS,
  Sign,
  SpaceCard,
  TouchLayer,
  Way,
  boxRound,
  handsOn,
  percent,
  paintMap,
  placedAt,
  useMotion,
  wordsOfSpace,
  type Box,
  type BoardProps,
  type Memory,
  type SpaceWords,
} from '@hoard/paint';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { silverado as content } from '../content/silverado.ts';
import { dragonAttack } from '../game.ts';
import { dragonSpace, openMonsterOn } from '../rules/01-things.ts';
import type { Board as Sight } from '../state/board.ts';
import type { DragonAttack } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { Boat, CounterDefs, Dragon, Face, SeenBack } from './Counters.tsx';
import { Doom } from './Doom.tsx';
import { MapDrama, OverlayDrama } from './Drama.tsx';
import { useGreatMoment } from './useGreatMoment.tsx';
import { LIVERIES } from './heroes.ts';
import { DragonRoad, Gates, Hoard, SeaNames } from './Land.tsx';
import { CENTRES, counterAt, figureAt } from './layout.ts';
import { recalled } from './memory.ts';
import { spaceName } from './names.ts';
import { describe } from './places.ts';
import { glance, spaceOf, waiting } from './prospects.ts';
import { Lights, Signs, commonChance, type Target } from './Spaces.tsx';
import { PICTURES } from './pictures.ts';
import { plan } from './silverado.ts';
import { travelOf } from './travel.ts';
import { lineOf, wayOf } from './way.ts';
import { wordsIn } from './words.ts';
import './board.css';

const PAINTED = paintMap(plan);
const HOARD = { x: PAINTED.land.x + PAINTED.land.width - 14, y: PAINTED.land.y + 34 };

/** The map of Silverado with all that lies and moves on it, and the doom clock. */
export function Board(props: BoardProps<DragonAttack>) {
  const { view, seat, actions, denials, considered, language, memory, playing, text, voices } = props;
  const board = view.sight;
  const say = wordsIn(language);
  const pieces = useRef<SVGGElement>(null);
  const [told, tell] = useState(-1);
  const [cursor, setCursor] = useState(() => content.path[13]!);
  useMotion(pieces, playing, travelOf);
  const greatMoment = useGreatMoment(props);

  const known = useMemo(() => recalled(view, content, memory), [view, memory]);
  const targets = useMemo(() => targetsOf(known, seat, actions), [actions, known]);
  const common = useMemo(() => commonChance(targets), [targets]);
  const aim = useAim(view, seat, targets, playing === null);
  const ownSpace = board.adventurers[seat >= 0 ? seat : voices.you]?.at ?? -1;
  useEffect(() => {
    tell(-1);
    if (targets.length > 0 && ownSpace >= 0) setCursor(ownSpace);
  }, [targets]);

  const spaceWords = useMemo(
    () => content.spaces.map((_, space) => wordsOf(space, props, known, targets)),
    [view, targets, denials, language],
  );
  const { onAsk, listeners } = handsOn({
    ...props,
    spaces: content.spaces,
    grid: 'flat',
    words: spaceWords,
    onCursor: setCursor,
    onLook: tell,
  });

  const way = considered === null ? [] : wayOf(view, seat, considered);
  const verb = considered === null ? null : verbOf(considered);
  const toldWords = spaceWords[told];
  const roll = actions.includes(act.roll());

  return (
    <div class="board dragon-attack-board">
      <Doom board={board} language={language} />
      <MapView
        painted={PAINTED}
        words={say}
        aim={aim}
        home={CENTRES[ownSpace] ?? null}
        onAsk={onAsk}
        overlay={
          <>
            {toldWords !== undefined && <SpaceCard name={spaceName(told, language)} label={toldWords.label} />}
            {common !== null && (
              <p class="map-legend" aria-hidden="true">
                <b>?</b> {say.glance.unknown(percent(common, language))}
              </p>
            )}
            {roll && playing === null && (
              <button type="button" class="big-die" aria-label={say.rollDie} onClick={() => props.onChoose(act.roll())}>
                <DieFace face={6} milliseconds={0} />
              </button>
            )}
            {playing !== null && greatMoment === null && (
              <OverlayDrama key={playing.event} playing={playing} board={board} language={language} />
            )}
          </>
        }
      >
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
            <DragonRoad dragonAt={board.dragonAt} />
          ),
          [board.dragonAt],
        )}
        {useMemo(
          () => (
            <Gates board={board} seat={seat} />
          ),
          [board.order.join(), seat],
        )}
        {useMemo(
          () => (
            <Hoard hoard={board.hoard} x={HOARD.x} y={HOARD.y} />
          ),
          [board.hoard.length],
        )}
        <Lights targets={targets} considered={considered} />
        {useMemo(
          () => (
            <Counters board={board} memory={memory} />
          ),
          [memory, board.unknown.join(''), JSON.stringify(board.piles)],
        )}
        {way.length > 1 && <Way d={lineOf(way, verb === 'throw')} sailing={verb === 'sail'} />}
        <g ref={pieces}>
          <Pieces
            board={board}
            active={activeSeat(view)}
            sailing={playing?.event.t === 'sailed' ? playing.event.seat : -1}
            isDead={view.outcome?.reason === 'slain'}
          />
        </g>
        {useMemo(
          () => (
            <Signs
              language={language}
              targets={targets}
              common={common}
              lookedAt={({ space, action }) => space === told || action === considered}
              heroOf={(other) => board.adventurers[other]?.hero ?? -1}
            />
          ),
          [targets, told, considered, language],
        )}
        {playing !== null && <MapDrama key={playing.event} playing={playing} board={board} language={language} />}
        <TouchLayer words={spaceWords} centres={CENTRES} grid="flat" cursor={cursor} listeners={listeners} />
      </MapView>
      {greatMoment}
      <ConsideredAloud option={considered === null ? null : text.option(considered, voices)} />
    </div>
  );
}

/** The spaces that can be chosen. Staying is choosing the space that one stands on. */
function targetsOf(view: ViewOf<DragonAttack>, seat: number, actions: readonly Action[]): Target[] {
  if (seat < 0) return [];
  return actions.flatMap((action) => {
    const space = verbOf(action) === 'stay' ? (view.sight.adventurers[seat]?.at ?? -1) : spaceOf(action);
    return space < 0 ? [] : [{ space, action, waits: waiting(dragonAttack, view, seat, action) }];
  });
}

const activeSeat = ({ lanes }: ViewOf<DragonAttack>): number => {
  const turn = lanes[0]?.stack[0];
  return turn?.k === 'turn' ? turn.seat : -1;
};

/** What should be in sight: where one can go; else the whole land. */
function useAim(view: ViewOf<DragonAttack>, seat: number, targets: readonly Target[], isQuiet: boolean): Box {
  return useMemo(() => {
    const own = view.sight.adventurers[seat]?.at ?? -1;
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

function wordsOf(
  space: number,
  { view, seat, denials, language, memory, text, voices }: BoardProps<DragonAttack>,
  known: ViewOf<DragonAttack>,
  targets: readonly Target[],
): SpaceWords {
  const target = targets.find((open) => open.space === space) ?? null;
  const denial = target === null ? (denials.find((one) => spaceOf(one.action) === space && !isFarFetched(one)) ?? null) : null;
  return wordsOfSpace(
    [
      spaceName(space, language),
      describe(view.sight, content, space, language, memory, (other) => voices.nameOf(other)),
      target === null ? '' : glance(dragonAttack, known, seat, target.action, language),
    ],
    target?.action ?? null,
    denial,
    (why) => text.denial(why, voices),
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
