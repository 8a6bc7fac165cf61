import type { Language } from '@hoard/kernel';
import { DieFace, Floating, ICONS, ROUND_THE_EDGE, Sign, Spot, openCurve, type Playing, type Point } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { PALACE } from '../content/content.ts';
import { silverado as content } from '../content/silverado.ts';
import { adventurerOf, gateOf, worthOf } from '../rules/01-things.ts';
import type { Board } from '../state/board.ts';
import type { Event } from '../state/events.ts';
import type { DragonAttack } from '../state/types.ts';
import type { Words } from '../words/en.ts';
import { Face } from './Counters.tsx';
import { CENTRES, counterAt } from './layout.ts';
import { PICTURES } from './pictures.ts';
import { wordsIn } from './speech.ts';
import './drama.css';
import './mapDrama.css';

interface DramaProps {
  readonly playing: Playing<DragonAttack>;
  readonly board: Board;
  readonly language: Language;
}

/** What an event shows on the map itself. */
export function MapDrama({ playing: { event, milliseconds }, board }: DramaProps) {
  const style = { '--ms': `${milliseconds}ms` };
  switch (event.t) {
    case 'turnedOver':
      return (
        <Spot at={counterAt(event.space)} style={style}>
          <g class="turning">
            <g class="turns-away">
              <use href="#unseen" />
            </g>
            <g class="turns-up">
              <Face row={event.counter} />
            </g>
          </g>
        </Spot>
      );
    case 'took':
    case 'joined':
      return <Pour from={counterAt(adventurerOf(board, event.seat).at)} by={{ x: 0, y: -46 }} rows={[event.counter]} style={style} />;
    case 'deposited':
      return <Pour from={CENTRES[gateOf(board, content, event.seat)]!} by={{ x: 0, y: 26 }} rows={event.counters} style={style} />;
    case 'stolen':
      return <Pour from={counterAt(event.space)} by={{ x: 0, y: -120 }} rows={event.counters} style={style} />;
    case 'robbed':
      return <Pour from={CENTRES[adventurerOf(board, event.seat).at]!} by={{ x: 0, y: 24 }} rows={event.counters} style={style} />;
    case 'monsterBeaten': {
      const at = adventurerOf(board, event.seat).at;
      const gate = CENTRES[gateOf(board, content, event.seat)]!;
      const from = counterAt(at);
      return <Pour from={from} by={{ x: gate.x - from.x, y: gate.y - from.y }} rows={[event.counter]} style={style} />;
    }
    case 'duelWon':
      return (
        <Spot at={CENTRES[adventurerOf(board, event.seat).at]!} style={style}>
          <g class="clash">
            <Sign path={ICONS.swords} size={46} fill="#ffe3a0" />
          </g>
        </Spot>
      );
    case 'dragonMoved':
      return <March from={CENTRES[content.path[event.to - 1]!]} to={CENTRES[event.space]!} style={style} />;
    default:
      return null;
  }
}

type Style = Readonly<Record<string, string>>;

/** The Dragon on its road: fire runs along it, a shadow passes over, and where it comes down everything is in flames. */
const March = ({ from, to, style }: { readonly from: Point | undefined; readonly to: Point; readonly style: Style }) => (
  <>
    {from !== undefined && <path class="drama fire-trail" d={openCurve([from, to])} pathLength="1" style={style} />}
    <Spot at={to} style={style}>
      <circle class="blaze" r="60" fill="url(#glow)" />
      {BLAZE.map(([x, y, size], index) => (
        <g key={index} class="catches-fire" style={{ '--place': `${index / BLAZE.length}`, transformOrigin: `${x}px ${y}px` }}>
          <Sign path={ICONS.flame} size={size} x={x} y={y - size / 2} fill="url(#fire)" />
        </g>
      ))}
    </Spot>
  </>
);

/** Where flames stand on a space that burns, from the back to the front, and how large. */
const BLAZE = [
  [-6, -10, 34],
  [14, -6, 40],
  [-22, 2, 38],
  [26, 8, 30],
  [-8, 16, 44],
  [12, 20, 36],
] as const;

/** Counters that go from one place to another, one after the other. */
const Pour = ({
  from,
  by,
  rows,
  style,
}: {
  readonly from: Point;
  readonly by: Point;
  readonly rows: readonly number[];
  readonly style: Style;
}) => (
  <Spot at={from} style={style}>
    {rows.map((row, index) => (
      <g key={row} class="pours" style={{ '--dx': `${by.x}px`, '--dy': `${by.y}px`, '--place': `${index / Math.max(1, rows.length)}` }}>
        <Face row={row} />
      </g>
    ))}
  </Spot>
);

/** What an event shows over the map: a die, a counter's story, the coming of the Dragon. Fights have a stage of their own. */
export function OverlayDrama({ playing, board, language }: DramaProps) {
  const { event, milliseconds } = playing;
  const content = overlayOf(event, milliseconds, board, language);
  if (content === null) return null;
  return (
    <div class={`stage-drama ${event.t}`} style={{ '--ms': `${milliseconds}ms` }} aria-hidden="true">
      {content}
    </div>
  );
}

function overlayOf(event: Event, milliseconds: number, board: Board, language: Language) {
  const { drama: say, ending, names } = wordsIn(language);
  switch (event.t) {
    case 'rolled':
      return (
        <OneDie>
          <DieFace face={event.die} milliseconds={milliseconds} kind={event.die === 1 ? 'burning' : 'plain'} />
        </OneDie>
      );
    case 'dragonDie':
      return (
        <OneDie>
          <DieFace face={event.die} milliseconds={milliseconds} kind={event.die <= board.dragonDie ? 'burning' : 'plain'} />
          <p>{say.dragonDie}</p>
        </OneDie>
      );
    case 'turnedOver':
      return <CounterCard row={event.counter} names={names} />;
    case 'joined':
      return <p class="shout good">{`${names.bareCounter(event.counter)} ${say.joins}`}</p>;
    case 'dragonMoved':
      return (
        <>
          <div class="darkness" />
          <svg class="wings" viewBox="0 0 512 512">
            <path d={PICTURES.dragonFlight} />
          </svg>
          <p class="shout fire">{event.to === PALACE ? say.palaceBurns : say.dragonComes}</p>
        </>
      );
    case 'wounded':
      return <p class="shout fire">{`${say.wounded} −${event.strength}`}</p>;
    case 'deposited':
      return <p class="shout good">{say.home(worthOf(content, event.counters))}</p>;
    case 'slain':
      return (
        <>
          <div class="dawn" />
          <p class="shout great">{ending.slain}</p>
        </>
      );
    default:
      return null;
  }
}

/** A die where it covers nobody. */
const OneDie = ({ children }: { readonly children: ComponentChildren }) => (
  <Floating sides={ROUND_THE_EDGE} inSight="[data-piece]" what={null}>
    <div class="one-die">{children}</div>
  </Floating>
);

/** A counter that has just been turned over, with its story. */
const CounterCard = ({ row, names }: { readonly row: number; readonly names: Words['names'] }) => (
  <figure class={`counter-card ${content.counters[row]!.kind}`} title={names.counter(row)}>
    <svg viewBox="-17 -17 34 36" width="72" height="76">
      <Face row={row} />
    </svg>
    <figcaption>
      <b>{names.bareCounter(row)}</b>
      <small>{names.kind(row)}</small>
      <i>{names.line(row)}</i>
    </figcaption>
  </figure>
);
