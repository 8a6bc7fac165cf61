import { Sign } from '@hoard/paint';
import { Fragment, type ComponentChildren } from 'preact';
import { dragonReach as content } from '../content/dragonReach.ts';
import { rowsIn } from '../rules/things.ts';
import { STRONGHOLD, type Hero } from '../state/board.ts';
import { liveryOfHero } from './heroes.ts';
import { PEOPLES } from './signs.ts';
import './wall.css';

interface WallDrawingProps {
  readonly hero: Hero;
  /** What is being lost just now, or -1. */
  readonly losing?: number;
  /** What is made of the drawing of a piece that may be lost; of the towers it is the last. */
  readonly wrap?: (piece: number, drawing: ComponentChildren) => ComponentChildren;
}

const TOWERS = [46, 120, 194];
const STONE = '#8b8170';
const LINE = '#1d160e';

/** A city as a wall with its towers and the banners of its allies, in a field of 240 by 132. Three towers give it a ring (SM-7.9). */
export function WallDrawing({ hero, losing = -1, wrap = (_, drawing) => drawing }: WallDrawingProps) {
  const { css } = liveryOfHero(hero.city);
  const allies = rowsIn(hero.allies);
  const apart = 196 / Math.max(3, allies.length);
  return (
    <>
      {hero.strongholds === content.numbers.strongholds && <ellipse class="ring" cx="120" cy="70" rx="116" ry="60" />}
      <path d={`M6 124V74${'h8v-8h10v8h10v-8h10v8'.repeat(6)}H234V124Z`} fill={STONE} stroke={LINE} stroke-width="1.6" />
      <path d="M12 90H60M80 98H130M150 88H200M30 110H90M140 112H210M210 100H230" stroke="#5f5748" stroke-width="1.4" />
      <path d="M106 124V104A14 14 0 0 1 134 104V124Z" fill="#1c130b" />
      {TOWERS.map((x, index) =>
        index < hero.strongholds ? (
          <Fragment key={x}>
            {index === hero.strongholds - 1
              ? wrap(STRONGHOLD, <Tower x={x} isFalling={losing === STRONGHOLD} css={css} />)
              : wrap(-1, <Tower x={x} isFalling={false} css={css} />)}
          </Fragment>
        ) : (
          <path key={x} d={`M${x - 20} 66l8-8 8 5 9-8 7 7 8 4Z`} fill="#5f5748" stroke={LINE} stroke-width="1.2" />
        ),
      )}
      {allies.map((ally, index) => (
        <Fragment key={ally}>
          {wrap(
            ally,
            <g class={losing === ally ? 'banner-of falls' : 'banner-of'} transform={`translate(${22 + apart * (index + 0.5)} 80)`}>
              <Fingertip width={Math.min(apart, 48)} />
              <path d="M-11 0H11V26L0 34L-11 26Z" fill="#2b2146" stroke="#d9c8ff" stroke-width="1.3" />
              <Sign path={PEOPLES[content.allies[ally]!.id]!} size={17} y={13} fill="#efe6ff" />
            </g>,
          )}
        </Fragment>
      ))}
    </>
  );
}

/** What a finger hits of a banner: more than is seen of it. */
const Fingertip = ({ width }: { readonly width: number }) => (
  <rect x={-width / 2} y="-8" width={width} height="48" fill="#fff" fill-opacity="0" />
);

const Tower = ({ x, isFalling, css }: { readonly x: number; readonly isFalling: boolean; readonly css: string }) => (
  <g class={isFalling ? 'tower falls' : 'tower'}>
    <path d={`M${x - 19} 124V34h-3V22h8v6h7v-6h14v6h7v-6h8V34h-3V124Z`} fill="#a89d88" stroke={LINE} stroke-width="1.6" />
    <path d={`M${x - 16} 122V36h8V122Z`} fill="#c9bfa9" opacity=".7" />
    <path d={`M${x - 3} 66V54a3 3 0 0 1 6 0V66Z`} fill="#241a10" />
    <path d={`M${x} 22V2`} stroke="#1c120a" stroke-width="1.6" />
    <path d={`M${x} 2h20l-5 6.5 5 6.5h-20Z`} fill={css} stroke="#1c120a" />
  </g>
);
