import { argumentOf, type Action, type Asked, type Denial } from '@hoard/kernel';
import { Icon, type BoardProps } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import { stopsAll } from '../rules/beyond.ts';
import { realTimeOf } from '../rules/stops.ts';
import type { StopCall } from '../state/turnEvents.ts';
import type { Heropath } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { CardPicture } from './CardTile.tsx';
import { liveryOfSeat } from './heroes.ts';
import { SIGNS } from './pictures.ts';
import { Portrait } from './Portrait.tsx';
import { wordsIn } from './speech.ts';
import { STOP_KEYS } from './stopKeys.ts';
import { stopWordsIn } from './stopWords.ts';
import './stopBar.css';

type Kind = Exclude<StopCall, 'break'>;

/** The verbs that call each kind; STOP-EVENT is called with a card. */
const VERBS: { readonly [kind in Kind]: Heropath['verb'] } = {
  event: 'play',
  hero: 'stopHero',
  dragon: 'stopDragon',
  passive: 'stopPassive',
};
const KINDS = Object.keys(VERBS) as Kind[];
const PICTURES: { readonly [kind in Kind]: string } = {
  event: SIGNS.cards,
  hero: SIGNS.hand,
  dragon: SIGNS.dragon,
  passive: SIGNS.pass,
};

/** What can be called, and to which question it is an answer. */
interface Call {
  readonly asked: Asked<Heropath>;
  readonly action: Action;
}

/** The four kinds of STOP, always in sight (HP-26.14): one tap calls, what cannot be called says why. */
export function StopBar(props: BoardProps<Heropath>) {
  const { askings, denials, view, language, voices, onAnswer, onWhy } = props;
  const say = stopWordsIn(language);
  const board = view.sight;
  const realTime = realTimeOf(board);
  const [picking, pick] = useState<Kind | null>(null);
  useEffect(() => {
    if (realTime.isStopped) pick(null);
  }, [realTime.isStopped]);
  const isOf = (kind: Kind, action: Action): boolean =>
    verbOf(action) === VERBS[kind] && (kind !== 'event' || stopsAll(content, argumentOf(action)));
  const offered = (fits: (action: Action) => boolean): Call[] =>
    askings.flatMap((asked) => asked.actions.filter(fits).map((action) => ({ asked, action })));
  const callsOf = (kind: Kind): Call[] => offered((action) => isOf(kind, action));
  const call = ({ asked, action }: Call): void => {
    pick(null);
    onAnswer(asked, action);
  };
  const lesser = [
    { text: say.wait, sign: SIGNS.pass, calls: offered((action) => action === act.wait()) },
    { text: say.pause, sign: SIGNS.rest, calls: offered((action) => action === act.pause()) },
  ];
  const picked = picking === null ? [] : callsOf(picking);

  function press(kind: Kind, calls: readonly Call[]): void {
    const [only, ...more] = calls;
    if (only === undefined) onWhy(whyNot(kind));
    else if (more.length === 0 && kind !== 'event') call(only);
    else pick(picking === kind ? null : kind);
  }

  /** The rule that bars it; where none does it is not the moment. */
  function whyNot(kind: Kind): Denial {
    const denied = denials.find(({ action }) => isOf(kind, action));
    return denied ?? { action: CALLED[kind], rule: realTime.isStopped ? 'HP-26.16' : MOMENTS[kind], args: {} };
  }

  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      const isTyped = ctrlKey || metaKey || altKey || !(target instanceof Element) || target.closest('input, textarea, select') !== null;
      const kind = KINDS.find((one) => STOP_KEYS[one] === key);
      if (!isTyped && kind !== undefined && document.querySelector('dialog[open]') === null) press(kind, callsOf(kind));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  return (
    <section class="hp-stops" aria-label={say.stops}>
      {KINDS.map((kind) => {
        const calls = callsOf(kind);
        return (
          <button
            key={kind}
            type="button"
            class={`hp-stop of-${kind}`}
            aria-disabled={calls.length === 0}
            aria-expanded={calls.length > 1 || (calls.length === 1 && kind === 'event') ? picking === kind : undefined}
            aria-keyshortcuts={STOP_KEYS[kind]}
            title={say.full[kind]}
            onClick={() => press(kind, calls)}
          >
            <Octagon>
              <Icon path={PICTURES[kind]} size="1.25em" />
            </Octagon>
            <span>
              <b aria-hidden="true">{say.short[kind]}</b>
              <span class="map-hidden">{say.full[kind]}</span>
              {kind === 'hero' && view.viewer >= 0 && <small>{say.left(realTime.calls[view.viewer]!)}</small>}
            </span>
          </button>
        );
      })}
      {lesser.map(
        ({ text, sign, calls: [only] }) =>
          only !== undefined && (
            <button key={text} type="button" class="hp-stop lesser" title={text} onClick={() => call(only)}>
              <Icon path={sign} size="1.3em" />
              <span class="map-hidden">{text}</span>
            </button>
          ),
      )}
      {picked.length > 0 && picking !== null && (
        <div class={`hp-stop-picks of-${picking}`} role="group" aria-label={picking === 'hero' ? say.whom : say.which}>
          {picked.map((one) => (
            <button key={one.action} type="button" class="button" onClick={() => call(one)}>
              {picking === 'hero' ? (
                <span class="hp-pick-hero" style={{ '--livery': liveryOfSeat(board, argumentOf(one.action)).css }}>
                  <Portrait hero={board.heroes[argumentOf(one.action)]!.id} />
                  {voices.nameOf(argumentOf(one.action))}
                </span>
              ) : (
                <>
                  <CardPicture id={content.cards[argumentOf(one.action)]!.id} />
                  {wordsIn(language).names.card(argumentOf(one.action))}
                </>
              )}
            </button>
          ))}
          <button type="button" class="button quiet" onClick={() => pick(null)}>
            {say.close}
          </button>
        </div>
      )}
    </section>
  );
}

/** What each kind would be called by, where it is not offered. */
const CALLED: { readonly [kind in Kind]: Action } = {
  event: act.play(0),
  hero: act.stopHero(0),
  dragon: act.stopDragon(),
  passive: act.stopPassive(),
};

/** The rule that says when each kind is called. */
const MOMENTS: { readonly [kind in Kind]: string } = { event: 'HP-26.18', hero: 'HP-26.2', dragon: 'HP-26.2', passive: 'HP-26.34' };

/** The sign that everybody knows. */
const Octagon = ({ children }: { readonly children: ComponentChildren }) => <span class="hp-octagon">{children}</span>;
