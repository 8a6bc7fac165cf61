import type { Added, Bout, BoutSide, Seat } from '@hoard/kernel';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { DieFace } from './DieFace.tsx';
import { Crest } from './Figure.tsx';
import { Icon } from './Icon.tsx';
import { ICONS } from './icons.ts';
import type { Livery } from './liveries.ts';
import { useClearPlace } from './useClearPlace.ts';
import type { StagedBout } from './useBout.ts';
import './duel.css';

interface DuelStageProps {
  readonly staged: StagedBout;
  /** What a player wears. */
  readonly liveryOf: (seat: Seat) => Livery;
  /** The picture of a fighter, or of what is added to dice. */
  readonly pictureOf: (sign: string) => ComponentChildren;
  /** What must not be covered meanwhile, besides whatever can be pressed: the spot of the map where it happens. */
  readonly inSight: string;
}

/** A fight over the board: both sides, what each has thrown, and how it went. Words come when the dice lie. The ear is told the event. */
export function DuelStage({ staged: { bout, milliseconds }, liveryOf, pictureOf, inSight }: DuelStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [one, other] = bout.sides;
  useClearPlace(stage, 'from the top', inSight, `${one.name} ${other.name} ${one.throws} ${other.throws}`);
  const thrown = bout.sides[bout.throwing]?.dice.length ?? 0;
  return (
    <div
      ref={stage}
      class={`duel ${bout.throwing < 0 ? 'lies' : 'rolls'}`}
      style={{ '--ms': `${milliseconds}ms`, '--late': Math.max(0, thrown - 1) }}
      aria-hidden="true"
    >
      <div class="duel-plank">
        {bout.sides.map((side, place) => (
          <DuelSide key={place} {...{ bout, side, place, milliseconds, pictureOf }} livery={side.seat < 0 ? null : liveryOf(side.seat)} />
        ))}
        <span class="duel-middle">
          {bout.verdict === '' || one.total === null || other.total === null ? (
            <Icon path={ICONS.swords} size="1.3em" />
          ) : (
            <b>{one.total === other.total ? '=' : one.total > other.total ? '>' : '<'}</b>
          )}
        </span>
      </div>
      {bout.verdict !== '' && (
        <p key={bout.verdict} class={`duel-verdict ${bout.throwing < 0 ? '' : 'when-lying'}`}>
          {bout.verdict}
        </p>
      )}
    </div>
  );
}

interface DuelSideProps {
  readonly bout: Bout;
  readonly side: BoutSide;
  readonly place: number;
  readonly livery: Livery | null;
  readonly milliseconds: number;
  readonly pictureOf: (sign: string) => ComponentChildren;
}

function DuelSide({ bout, side, place, livery, milliseconds, pictureOf }: DuelSideProps) {
  const isThrowing = bout.throwing === place;
  const fate = bout.verdict === '' || bout.beaten < 0 ? '' : bout.beaten === place ? 'beaten' : 'wins';
  return (
    <div
      class={`duel-side ${fate} ${isThrowing ? 'throws' : ''}`}
      data-seat={side.seat}
      style={{ '--livery': livery?.css ?? 'var(--duel-foe, #7c2113)' }}
    >
      <div class="duel-who">
        <span class="duel-leader">{livery === null ? pictureOf(side.fighters[0] ?? '') : <Crest livery={livery} />}</span>
        <p>
          <b>{side.name}</b>
          <small>
            {side.note}
            {(livery === null ? side.fighters.slice(1) : side.fighters).map((sign, index) => (
              <span key={index} class="duel-fighter">
                {pictureOf(sign)}
              </span>
            ))}
          </small>
        </p>
      </div>
      <div class="duel-dice">
        {side.dice.map((face, index) => (
          <span key={`${side.throws}.${index}`} class={side.counting.includes(index) ? 'duel-die counts' : 'duel-die spare'}>
            <DieFace face={face} milliseconds={isThrowing ? milliseconds : 0} delay={milliseconds * STAGGER * index} />
          </span>
        ))}
        {side.added.map((added) => (
          <AddedToDice key={added.sign} added={added} picture={pictureOf(added.sign)} />
        ))}
      </div>
      {side.total !== null && (
        <b key={side.total} class={side.dice.length > 0 ? 'duel-total of-dice' : 'duel-total'}>
          {side.total}
        </b>
      )}
    </div>
  );
}

/** Each die falls a little after the one before it, in shares of the whole; `duel.css` knows it, too. */
const STAGGER = 0.04;

const AddedToDice = ({ added: { name, value }, picture }: { readonly added: Added; readonly picture: ComponentChildren }) => (
  <span class="duel-added" title={name}>
    {picture}
    <b>{value < 0 ? `−${-value}` : `+${value}`}</b>
  </span>
);
