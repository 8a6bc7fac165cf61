import { ICONS, Icon } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { Portrait, Token } from './Portrait.tsx';
import type { SignName } from './signPictures.ts';
import { Ear, EaSign, HealthBar } from './Tokens.tsx';
import './ring.css';
import './ringSizes.css';

/** Somebody on a circle. */
export interface StandingView {
  /** The id of a hero; `bystander` for who is not one. */
  readonly hero: string;
  readonly name: string;
  readonly health: number;
  readonly most: number;
  readonly shields: number;
  readonly extra: number;
  readonly statuses: readonly SignName[];
  readonly isActing: boolean;
  readonly isDead: boolean;
  /** What may be given to them or done to them now. */
  readonly onPress: (() => void) | null;
  readonly isChosen: boolean;
  readonly motion: string;
}

/** A circle of the tile on which the heroes stand. */
export interface CircleView {
  readonly circle: number;
  readonly numbers: readonly { readonly number: number; readonly isGone: boolean }[];
  readonly standing: StandingView | null;
  /** Chances from now to the end of the battle round: `29%`, `-1.3`; null where nothing threatens. */
  readonly threat: { readonly hit: string; readonly loss: string; readonly canDie: string } | null;
  readonly label: string;
  /** Where somebody may be put here. */
  readonly onPress: (() => void) | null;
  readonly isChosen: boolean;
}

interface RingProps {
  readonly circles: readonly CircleView[];
  readonly place: string;
  readonly label: string;
  readonly empty: string;
  readonly children?: ComponentChildren;
}

/** The circles of a tile in their ring, each with its numbers. */
export function Ring({ circles, place, label, empty, children }: RingProps) {
  return (
    <div class={`ea-ring of-${circles.length}`} role="group" aria-label={label}>
      <svg class="ea-ring-ground" viewBox="-105 -105 210 210" preserveAspectRatio="none" aria-hidden="true">
        <path class="rim" d="M0-102L97-58L102 22L58 100H-58L-102 22L-97-58Z" />
        <path class="ground" d="M0-96L91-54L96 20L54 94H-54L-96 20L-91-54Z" />
        <ellipse class="path" rx="66" ry="60" cy="4" />
      </svg>
      <span class="ea-ring-name">{place}</span>
      <ol>
        {circles.map((circle, index) => {
          const angle = -Math.PI / 2 + (2 * Math.PI * index) / circles.length;
          // The lower ones stand closer together, so that nobody's numbers lie over a neighbour's chances.
          const drawn = Math.sin(angle) > 0.5 ? 0.8 : 1;
          // Where the ring is low, they stand in two rows, in the same order round.
          const row = Math.sin(angle) > 0.1 ? 1 : -1;
          const isBelowAnother = circles.length === 4 && row > 0;
          const column = isBelowAnother
            ? 0.5
            : Math.abs(Math.cos(angle)) < 0.1
              ? 0
              : Math.sign(Math.cos(angle)) * (circles.length === 5 && row > 0 ? 0.5 : 1);
          return (
            <li
              key={circle.circle}
              class={`ea-circle ${circle.standing?.isActing ? 'acting' : ''} ${circle.standing?.isDead ? 'dead' : ''} ${circle.isChosen || circle.standing?.isChosen ? 'chosen' : ''} ${circle.standing?.motion ?? ''}`}
              style={{ '--x': (Math.cos(angle) * drawn).toFixed(3), '--y': Math.sin(angle).toFixed(3), '--column': column, '--row': row }}
              data-circle={circle.circle}
            >
              <Body circle={circle} empty={empty} />
            </li>
          );
        })}
      </ol>
      {children}
    </div>
  );
}

function Body({ circle, empty }: { readonly circle: CircleView; readonly empty: string }) {
  const { numbers, standing, threat, label } = circle;
  const onPress = circle.onPress ?? standing?.onPress ?? null;
  const inside = (
    <>
      <span class="ea-numbers">
        {numbers.map(({ number, isGone }) => (
          <i key={number} class={isGone ? 'gone' : ''}>
            {number}
          </i>
        ))}
      </span>
      <span class="ea-plate">
        {standing === null ? null : standing.hero === 'bystander' ? <Token of="bystander" /> : <Portrait of={standing.hero} />}
        {standing !== null && (standing.shields > 0 || standing.extra > 0 || standing.statuses.length > 0) && (
          <span class="ea-statuses">
            {standing.shields > 0 && (
              <span class="count">
                <EaSign sign="shield" /> {standing.shields}
              </span>
            )}
            {standing.extra > 0 && (
              <span class="count">
                <EaSign sign="extra" /> {standing.extra}
              </span>
            )}
            {standing.statuses.map((sign) => (
              <EaSign key={sign} sign={sign} size="1.1em" />
            ))}
          </span>
        )}
      </span>
      {standing === null ? (
        <span class="ea-chip">{empty}</span>
      ) : (
        <>
          <HealthBar now={standing.health} most={standing.most} text={`${standing.health}/${standing.most}`} />
          {threat !== null && (
            <span class="ea-chip">
              <b class="hit">{threat.hit}</b>
              {threat.loss !== '' && (
                <span class="loss">
                  {threat.loss}
                  <EaSign sign="heart" size=".8em" />
                </span>
              )}
              {threat.canDie !== '' && (
                <span class="dies">
                  <Icon path={ICONS.skull} size=".85em" />
                  {threat.canDie}
                </span>
              )}
            </span>
          )}
        </>
      )}
    </>
  );
  return onPress === null ? (
    <div role="img" aria-label={label} class="ea-circle-body">
      {inside}
    </div>
  ) : (
    <button type="button" class="ea-circle-body" onClick={onPress}>
      <Ear text={label} />
      <span class="ea-seen" aria-hidden="true">
        {inside}
      </span>
    </button>
  );
}

export interface AttacksProps {
  /** By number, from 1 on: whether it lies face up and cannot come before the reshuffle. */
  readonly gone: readonly boolean[];
  /** Numbers that all have looked at, the next first. */
  readonly known: readonly number[];
  readonly left: string;
  readonly label: string;
}

/** The twelve numbers of the Enemy Attack deck. */
export const Attacks = ({ gone, known, left, label }: AttacksProps) => (
  <div class="ea-attacks" role="img" aria-label={label}>
    {gone.map((isGone, place) => (
      <i key={place} class={isGone ? 'gone' : known.includes(place + 1) ? 'known' : ''}>
        {place + 1}
      </i>
    ))}
    <span class="left">
      <EaSign sign="deck" /> {left}
    </span>
  </div>
);
