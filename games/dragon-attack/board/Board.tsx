import { type Action, type Denial, type ViewOf } from '@hoard/kernel';
import { Die, MapView, RADIUS, boxRound, paintMap, type Box, type BoardProps } from '@hoard/paint';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { silverado as content } from '../content/silverado.ts';
import { dragonAttack } from '../index.ts';
import { dragonSpace, openMonsterOn } from '../rules/01-things.ts';
import { act, verbOf, type Board as Sight, type DragonAttack } from '../types.ts';
import { CounterDefs, Dragon, Face, Figure, SeenBack } from './Counters.tsx';
import { Doom } from './Doom.tsx';
import { MapDrama, OverlayDrama } from './Drama.tsx';
import { DragonRoad, Gates, Hoard, SeaNames } from './Land.tsx';
import { CENTRES, counterAt, figureAt } from './layout.ts';
import { spaceName } from './names.ts';
import { describe } from './places.ts';
import { glance, spaceOf, waiting } from './prospects.ts';
import { Lights, Signs, TouchLayer, Way, type SpaceWords, type Target } from './Spaces.tsx';
import { useMotion } from './useMotion.ts';
import { lineOf, wayOf } from './way.ts';
import { words as catalogue } from './words.ts';
import './board.css';

const PAINTED = paintMap(content.spaces);
const HOARD = { x: PAINTED.land.x + PAINTED.land.width - 14, y: PAINTED.land.y + 34 };
/** A press of so many milliseconds asks why. */
const LONG_PRESS = 500;

/** The map of Silverado with all that lies and moves on it, and the doom clock. */
export function Board(props: BoardProps<DragonAttack>) {
  const { view, seat, actions, denials, considered, language, playing, text, voices } = props;
  const board = view.sight;
  const say = catalogue[language];
  const pieces = useRef<SVGGElement>(null);
  const [told, tell] = useState(-1);
  const [cursor, setCursor] = useState(() => content.path[13]!);
  useMotion(pieces, playing);

  const targets = useMemo(() => targetsOf(view, seat, actions), [actions, view]);
  const aim = useAim(view, seat, targets, playing === null);
  const ownSpace = board.adventurers[seat >= 0 ? seat : voices.you]?.at ?? -1;
  useEffect(() => {
    tell(-1);
    if (targets.length > 0 && ownSpace >= 0) setCursor(ownSpace);
  }, [targets]);

  const spaceWords = useMemo(() => content.spaces.map((_, space) => wordsOf(space, props, targets)), [view, targets, denials, language]);
  const byHand = useHands(props, spaceWords, setCursor, tell);

  const way = considered === null ? [] : wayOf(view, seat, considered);
  const isBowed = considered !== null && ['sail', 'throw'].includes(verbOf(considered));
  const toldWords = spaceWords[told];
  const roll = actions.includes(act.roll());

  return (
    <div class="dragon-attack-board">
      <Doom board={board} language={language} />
      <MapView
        painted={PAINTED}
        words={say}
        aim={aim}
        home={CENTRES[ownSpace] ?? null}
        overlay={
          <>
            {toldWords !== undefined && (
              <div class="space-card" aria-hidden="true">
                <b>{spaceName(told, language)}</b>
                <span>{toldWords.label.slice(spaceName(told, language).length + 2)}</span>
              </div>
            )}
            {roll && playing === null && (
              <button type="button" class="big-die" aria-label={say.rollDie} onClick={() => props.onChoose(act.roll())}>
                <Die face={6} milliseconds={0} />
              </button>
            )}
            {playing !== null && <OverlayDrama key={playing.event} playing={playing} board={board} language={language} />}
          </>
        }
      >
        {useMemo(
          () => (
            <>
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
            <Counters board={board} />
          ),
          [board.unknown.join(''), JSON.stringify(board.piles)],
        )}
        {way.length > 1 && <Way d={lineOf(way, isBowed)} sailing={isBowed} />}
        <g ref={pieces}>
          <Pieces board={board} active={activeSeat(view)} isDead={view.outcome?.reason === 'slain'} />
        </g>
        {useMemo(
          () => (
            <Signs targets={targets} heroOf={(other) => board.adventurers[other]?.hero ?? -1} />
          ),
          [targets],
        )}
        {playing !== null && <MapDrama key={playing.event} playing={playing} board={board} language={language} />}
        {/* What listens for the focus can be tabbed to in some browsers; only the spaces should be. */}
        <g tabindex={-1} {...byHand}>
          {useMemo(
            () => (
              <TouchLayer words={spaceWords} cursor={cursor} />
            ),
            [spaceWords, cursor],
          )}
        </g>
      </MapView>
      <p class="map-hidden" aria-live="polite">
        {considered === null ? '' : text.option(considered, voices)}
      </p>
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

function wordsOf(
  space: number,
  { view, seat, denials, language, text, voices }: BoardProps<DragonAttack>,
  targets: readonly Target[],
): SpaceWords {
  const target = targets.find((open) => open.space === space) ?? null;
  const denial = target === null ? (denials.find(({ action }) => spaceOf(action) === space) ?? null) : null;
  const parts = [
    spaceName(space, language),
    describe(view.sight, content, space, language, (other) => voices.nameOf(other)),
    ...(target === null ? [] : [glance(dragonAttack, view, seat, target.action, language)]),
    ...(denial === null ? [] : [text.denial(denial, voices)]),
  ];
  return { label: parts.filter((part) => part !== '').join(', '), target, denial };
}

/** Fingers, mouse and keys on the spaces. */
function useHands(
  { considered, onChoose, onConsider, onWhy }: BoardProps<DragonAttack>,
  words: readonly SpaceWords[],
  setCursor: (space: number) => void,
  tell: (space: number) => void,
) {
  const pressed = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pick = (space: number): void => {
    const { target, denial } = words[space] ?? { target: null, denial: null };
    // What is being considered is told beside the board.
    tell(target === null ? space : -1);
    if (target !== null) return target.action === considered ? onChoose(target.action) : onConsider(target.action);
    if (considered !== null) onConsider(null);
    if (denial !== null) onWhy(denial);
  };
  const why = (space: number): void => {
    const denial: Denial | null = words[space]?.denial ?? null;
    tell(space);
    if (denial !== null) onWhy(denial);
  };
  const lift = (): void => clearTimeout(pressed.current);
  return {
    onClick: (event: MouseEvent) => pick(spaceUnder(event)),
    onPointerDown: (event: PointerEvent) => {
      const space = spaceUnder(event);
      lift();
      pressed.current = setTimeout(() => why(space), LONG_PRESS);
    },
    onPointerUp: lift,
    // A long press is a question here, not a menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onPointerMove: (event: PointerEvent) => {
      if (Math.hypot(event.movementX, event.movementY) > 2) lift();
    },
    onPointerOver: (event: PointerEvent) => event.pointerType === 'mouse' && tell(spaceUnder(event)),
    onPointerLeave: () => {
      lift();
      tell(-1);
    },
    onFocusIn: (event: FocusEvent) => {
      const space = spaceUnder(event);
      if (space < 0) return;
      setCursor(space);
      tell(space);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const space = spaceUnder(event);
      if (space < 0) return;
      const step = event.shiftKey ? undefined : STEPS[event.key];
      if (event.key === 'Enter' || event.key === ' ') pick(space);
      else if (step === undefined) return;
      else {
        const next = neighbourOf(space, step);
        if (next >= 0) (event.currentTarget as Element).querySelector<SVGElement>(`[data-space="${next}"]`)?.focus({ preventScroll: true });
      }
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

const spaceUnder = (event: Event): number => Number((event.target as SVGElement).dataset['space'] ?? -1);

type Step = 'north' | 'south' | 'west' | 'east';

const STEPS: Readonly<Record<string, Step>> = { ArrowUp: 'north', ArrowDown: 'south', ArrowLeft: 'west', ArrowRight: 'east' };

/** The neighbour in a direction of the keys. East and west go to and fro between two rows, so that one stays on the same height. */
function neighbourOf(space: number, step: Step): number {
  const { q, r } = content.spaces[space]!;
  const up = q % 2 === 0;
  const to = {
    north: { q, r: r - 1 },
    south: { q, r: r + 1 },
    east: { q: q + 1, r: up ? r - 1 : r },
    west: { q: q - 1, r: up ? r : r + 1 },
  }[step];
  return content.spaces.findIndex((other) => other.q === to.q && other.r === to.r);
}

/** What lies on the spaces. */
const Counters = ({ board }: { readonly board: Sight }) => (
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
            <SeenBack count={counters.length} />
          )}
        </g>
      );
    })}
  </g>
);

/** The Dragon and the figures. */
function Pieces({ board, active, isDead }: { readonly board: Sight; readonly active: number; readonly isDead: boolean }) {
  const dragon = dragonSpace(board, content);
  const standing = Map.groupBy(board.order, (seat) => board.adventurers[seat]!.at);
  return (
    <>
      {!isDead && (
        <g data-piece="dragon" class="piece" style={translation(CENTRES[dragon] ?? { x: 0, y: -900 })}>
          <Dragon strength={content.dragon[board.wounds]?.strength ?? 0} />
        </g>
      )}
      {board.order.map((seat) => {
        const { hero, at, resting } = board.adventurers[seat]!;
        const here = standing.get(at)!;
        return (
          <g key={seat} data-piece={`seat-${seat}`} class="piece" style={translation(figureAt(at, here.indexOf(seat), here.length))}>
            <Figure hero={hero} resting={resting} active={seat === active} />
          </g>
        );
      })}
    </>
  );
}

const translation = ({ x, y }: { readonly x: number; readonly y: number }): { readonly transform: string } => ({
  transform: `translate(${x}px, ${y}px)`,
});
