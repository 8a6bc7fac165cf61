import { holds, listSeats, type Seat } from '@hoard/kernel';
import { Icon, type BoardProps, type Clock } from '@hoard/paint';
import { feetInTheAir, realTimeOf } from '../rules/stops.ts';
import { firstPlayer } from '../rules/things.ts';
import { NONE } from '../state/board.ts';
import type { StopFrame, StopKind } from '../state/frames.ts';
import type { StopCall } from '../state/turnEvents.ts';
import type { Heropath } from '../state/types.ts';
import { stopIn } from '../telling/lanes.ts';
import { Countdown } from './Countdown.tsx';
import { SIGNS } from './pictures.ts';
import { wordsIn } from './speech.ts';
import { stopWordsIn } from './stopWords.ts';
import './stopVeil.css';

const CALLS: { readonly [kind in StopKind]: StopCall } = {
  play: 'event',
  instant: 'event',
  clause: 'event',
  flight: 'event',
  hero: 'hero',
  dragon: 'dragon',
  break: 'break',
};

/** What is said across the map. */
interface Notice {
  readonly kind: StopCall | 'held' | 'lastCall';
  readonly title: string;
  /** Who called it. */
  readonly by: string;
  readonly lines: readonly string[];
  readonly clock: Clock | undefined;
}

/** Why everybody stands still, or I alone, and what ends it; the map turns to ice meanwhile (HP-26.14, HP-26.22). */
export function StopVeil(props: BoardProps<Heropath>) {
  const notice = noticeIn(props);
  if (notice === null) return null;
  const { kind, title, by, lines, clock } = notice;
  return (
    <div class={`hp-stop-veil of-${kind} ${props.asked === null ? '' : 'asked'}`}>
      <div class="hp-stop-notice" role="status">
        <span class="hp-octagon" aria-hidden="true">
          <Icon path={PICTURES[kind]} size="1.5em" />
        </span>
        <p>
          <b>{title}</b> {by !== '' && <em>{by}</em>}
          {lines.map((line) => (
            <small key={line}>{line}</small>
          ))}
        </p>
        {clock !== undefined && <Countdown clock={clock} words={wordsIn(props.language)} />}
      </div>
    </div>
  );
}

const PICTURES: { readonly [kind in Notice['kind']]: string } = {
  event: SIGNS.cards,
  hero: SIGNS.hand,
  dragon: SIGNS.dragon,
  passive: SIGNS.pass,
  break: SIGNS.rest,
  held: SIGNS.hand,
  lastCall: SIGNS.bell,
};

function noticeIn(props: BoardProps<Heropath>): Notice | null {
  const { view, asked, playing, clocks, voices, language } = props;
  const say = stopWordsIn(language);
  const { heldBy } = realTimeOf(view.sight);
  const timed = (kind: string): Clock | undefined => clocks.find(({ timer }) => timer?.startsWith(`${kind}-`));
  const stop = stopIn(view) ?? calledNow(playing);
  if (stop !== undefined) {
    const notice = stopNotice(props, stop, timed);
    // HP-26.20: who decides something in it has a clock of his own.
    return { ...notice, clock: notice.clock ?? clocks.find(({ lane }) => lane !== null && lane === asked?.lane) };
  }
  const holder = heldBy[view.viewer] ?? NONE;
  if (holder !== NONE) {
    const by = voices.nameOf(holder);
    return { kind: 'held', title: say.heldBy(by), by: '', lines: [say.heldUntil(by)], clock: undefined };
  }
  const last = timed('lastCall');
  const isMine = last !== undefined && Number(last.timer!.split('-')[2]) === view.viewer;
  return isMine ? { kind: 'lastCall', title: say.lastCall, by: '', lines: [], clock: last } : null;
}

/** What a notice is told by. */
type Stop = Pick<StopFrame, 'kind' | 'seat' | 'target' | 'card' | 'at'> | 'passive';

/** Some are over as soon as they are called: they are told for a moment all the same. */
function calledNow(playing: BoardProps<Heropath>['playing']): Stop | undefined {
  if (playing?.event.t !== 'stopCalled') return undefined;
  const { kind, seat, target, card } = playing.event;
  return kind === 'passive' ? 'passive' : { kind: kind === 'event' ? 'play' : kind, seat, target, card, at: 'does' };
}

function stopNotice(props: BoardProps<Heropath>, stop: Stop, timed: (kind: string) => Clock | undefined): Notice {
  const { view, voices, language } = props;
  const words = wordsIn(language);
  const say = stopWordsIn(language);
  const board = view.sight;
  const whose = (seat: Seat): string => (seat === NONE ? say.game : seat === voices.you ? say.you : voices.nameOf(seat));
  if (stop === 'passive')
    return { kind: 'passive', title: say.full.passive, by: '', lines: [say.why.passive(), say.ends.passive()], clock: timed('action') };
  const { seat, target, card } = stop;
  const kind = CALLS[stop.kind];
  const walking = stop.at === 'wait' ? feetInTheAir(realTimeOf(board)) : 0;
  const feet = listSeats(walking);
  const landing =
    feet.length === 0 ? null : holds(walking, view.viewer) ? say.youFirst : say.feet(words.listOf(feet.map(whose)), feet.length);
  const why = {
    event: () => (stop.kind === 'flight' ? say.why.flight() : say.why.event(card === NONE ? '' : words.names.card(card))),
    hero: () => say.why.hero(target, voices),
    dragon: () => say.why.dragon(seat, voices),
    passive: say.why.passive,
    break: say.why.break,
  }[kind]();
  const ends = {
    event: say.ends.event,
    hero: say.ends.hero,
    dragon: () => say.ends.dragon(seat, voices),
    passive: say.ends.passive,
    break: () => say.ends.break(firstPlayer(board), voices),
  }[kind]();
  return { kind, title: say.full[kind], by: whose(seat), lines: [why, landing ?? ends], clock: timed('feet') };
}
