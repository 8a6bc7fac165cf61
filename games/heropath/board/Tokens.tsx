import { ICONS, Sign } from '@hoard/paint';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import type { Enemy } from '../state/board.ts';
import { FACES, SIGNS, SITES } from './pictures.ts';
import { buildingAt, pileAt } from './layout.ts';
import './tokens.css';
import { isFaceUp } from '../rules/things.ts';

/** From green, to be beaten, over gold to red: never by itself, the chance is told in words and numbers as well. */
function tintOf(chance: number): string {
  return chance >= 0.75 ? '#7fd06a' : chance >= 0.5 ? '#e2cf4d' : chance >= 0.25 ? '#f08a3c' : '#f0483c';
}

/** So many dice, as small squares with a pip. */
const Dice = ({ count, x, y }: { readonly count: number; readonly x: number; readonly y: number }) => (
  <>
    {Array.from({ length: count }, (_, die) => (
      <g key={die} transform={`translate(${x + die * 7.4} ${y})`}>
        <rect x="-3" y="-3" width="6" height="6" rx="1.3" fill="#ffd9a0" />
        <circle r="1" fill="#2b0a0a" />
      </g>
    ))}
  </>
);

/** Power and dice on a plate: `14` and two dice. */
const PowerPlate = ({ power, dice, y }: { readonly power: number; readonly dice: number; readonly y: number }) => {
  const digits = String(power).length * 6.6;
  const width = digits + 8 + dice * 7.4 + 3;
  return (
    <g class="hp-plate" transform={`translate(0 ${y})`}>
      <rect x={-width / 2} y="-6.4" width={width} height="12.8" rx="3.4" />
      <text x={-width / 2 + 4} y="4.1">
        {power}
      </text>
      <Dice count={dice} x={-width / 2 + digits + 11} y={0} />
    </g>
  );
};

interface EnemyTokenProps {
  readonly enemy: Enemy;
  /** My chance against it, or null where nobody looks who could fight it. */
  readonly chance: number | null;
  readonly base: number;
  /** Whether the chance is written beside it. */
  readonly isTold: boolean;
  readonly text: string;
}

/** An enemy, round (0, 0): face down with claws, or with its face and its power, the Base included. A tint says how it stands. */
export function EnemyToken({ enemy, chance, base, isTold, text }: EnemyTokenProps) {
  const kind = content.enemies[enemy.kind];
  const isOpen = isFaceUp(enemy) && kind !== undefined;
  const rim = chance === null ? '#c9a24a' : tintOf(chance);
  return (
    <g class="hp-token">
      <ellipse cx="3" cy="5" rx="13" ry="11" fill="#0a0610" opacity=".5" />
      <circle r="12.6" fill={isOpen ? 'url(#hp-foe)' : 'url(#hp-unknown)'} stroke={rim} stroke-width="2.2" />
      <circle r="10.2" fill="none" stroke={rim} stroke-opacity=".35" stroke-width=".8" />
      <Sign path={isOpen ? FACES[kind.id]! : SIGNS.hidden} size={isOpen ? 18 : 15} fill={isOpen ? '#ffe9cf' : '#e9dfc8'} />
      {/* Somebody who has looked knows what lies there, face down. */}
      {!isFaceUp(enemy) && kind !== undefined && <Sign path={FACES[kind.id]!} size={9} x={9} y={9} fill="#ffd98a" />}
      {isOpen && <PowerPlate power={kind.power + base} dice={kind.dice} y={17} />}
      {isTold && text !== '' && (
        <g class="hp-chance" transform="translate(6 -15)">
          <rect x="-13" y="-6.6" width="26" height="13.2" rx="6.6" style={{ stroke: rim }} />
          <text y="4" text-anchor="middle" style={{ fill: rim }}>
            {text}
          </text>
        </g>
      )}
    </g>
  );
}

/** A Place-Site: a little house with the sign of what it does. */
export function SiteHouse({ site, space }: { readonly site: number; readonly space: number }) {
  const { x, y } = buildingAt(space);
  return (
    <g class="hp-site" transform={`translate(${x} ${y})`}>
      <use href="#hp-site" transform="scale(1.12)" />
      <Sign path={SITES[content.sites[site]!.id]!} size={12} x={-1.2} y={-4.6} fill="#7a3411" />
    </g>
  );
}

/** The name below it, over whoever stands there. */
export function SiteName({ name, space }: { readonly name: string; readonly space: number }) {
  const { x, y } = buildingAt(space);
  return (
    <g transform={`translate(${x + 4} ${y + 14})`}>
      <g class="steady">
        <text class="hp-site-name" text-anchor="middle">
          {name}
        </text>
      </g>
    </g>
  );
}

/** What lies about: dropped cards under their number, GOLD and FOOD. */
export function Dropped({
  at,
  number,
  gold,
  food,
}: {
  readonly at: number;
  readonly number: number;
  readonly gold: number;
  readonly food: number;
}) {
  const { x, y } = pileAt(at);
  return (
    <g class="hp-dropped" transform={`translate(${x} ${y})`}>
      {number > 0 && (
        <>
          <rect x="-7" y="-8" width="11" height="14" rx="1.6" transform="rotate(-9)" fill="#3b2c5c" stroke="#e9dcff" stroke-width=".8" />
          <text y="3" x="-1.4" text-anchor="middle">
            {number}
          </text>
        </>
      )}
      {gold > 0 && <Sign path={ICONS.coins} size={11} x={number > 0 ? 9 : 0} fill="#ffd35a" />}
      {food > 0 && <Sign path={SIGNS.food} size={11} x={number > 0 ? 9 : 0} y={gold > 0 ? 9 : 0} fill="#e8a06a" />}
    </g>
  );
}

/** The Dragon, round (0, 0), with its total before the dice. */
export const Dragon = ({ power, dice }: { readonly power: number; readonly dice: number }) => (
  <g class="hp-dragon">
    <use href="#hp-wings" />
    <Sign path={SIGNS.dragon} size={25} fill="#1c0402" />
    <PowerPlate power={power} dice={dice} y={22} />
  </g>
);
