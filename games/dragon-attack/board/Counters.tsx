import type { Memory } from '@hoard/kernel';
import { ICONS, Sign } from '@hoard/paint';
import { silverado as content } from '../content/silverado.ts';
import type { Counter } from '../content/schema.ts';
import { PICTURES } from './pictures.ts';

/** Colours and parts that every counter shares; drawn once into the map. */
export const CounterDefs = () => (
  <defs>
    <radialGradient id="wood" cx=".36" cy=".3" r=".8">
      <stop offset="0" stop-color="#a8713f" />
      <stop offset=".55" stop-color="#7c4a25" />
      <stop offset="1" stop-color="#4e2b13" />
    </radialGradient>
    <radialGradient id="bone" cx=".36" cy=".3" r=".85">
      <stop offset="0" stop-color="#fff6df" />
      <stop offset=".6" stop-color="#ecd9ac" />
      <stop offset="1" stop-color="#c7a768" />
    </radialGradient>
    <radialGradient id="blood" cx=".36" cy=".3" r=".85">
      <stop offset="0" stop-color="#f2d6b8" />
      <stop offset=".55" stop-color="#d99a72" />
      <stop offset="1" stop-color="#94452c" />
    </radialGradient>
    <radialGradient id="fire" cx=".5" cy=".6" r=".7">
      <stop offset="0" stop-color="#ffcf5e" />
      <stop offset=".45" stop-color="#e2622b" />
      <stop offset="1" stop-color="#5d1408" />
    </radialGradient>
    <radialGradient id="glow">
      <stop offset="0" stop-color="#ff9a3c" stop-opacity=".75" />
      <stop offset="1" stop-color="#ff5a1c" stop-opacity="0" />
    </radialGradient>
    <radialGradient id="scorch">
      <stop offset="0" stop-color="#120904" stop-opacity=".85" />
      <stop offset=".55" stop-color="#1c0f08" stop-opacity=".55" />
      <stop offset="1" stop-color="#1c0f08" stop-opacity="0" />
    </radialGradient>
    <g id="back">
      <ellipse cx="2" cy="5" rx="14" ry="12" fill="#000" opacity=".42" />
      <circle cy="3" r="13" fill="#3a1f0d" />
      <circle r="13" fill="url(#wood)" stroke="#2c1708" stroke-width=".8" />
      <circle r="10.2" fill="none" stroke="#d3a066" stroke-opacity=".55" stroke-width=".9" />
      <path d="M-8-6.4Q0-9.4 8-6.4M-10-1Q0-4 10-1M-9 5Q0 2 9 5" fill="none" stroke="#2c1708" stroke-opacity=".35" stroke-width=".8" />
    </g>
    <g id="unseen">
      <use href="#back" />
      <path d="M0-6.4L1.7-2L6.4-1.8L2.7 1.1L4 5.6L0 3L-4 5.6L-2.7 1.1L-6.4-1.8L-1.7-2Z" fill="#d9a961" stroke="#3a1f0d" stroke-width=".7" />
    </g>
  </defs>
);

/** The picture on a counter's face. */
function pictureOf(counter: Counter): string {
  switch (counter.kind) {
    case 'character':
      return PICTURES[counter.class];
    case 'monster':
      return MONSTERS[counter.id] ?? ICONS.skull;
    case 'gold':
      return counter.value >= 5 ? PICTURES.crown : counter.value >= 3 ? PICTURES.chest : ICONS.coins;
    case 'boat':
      return PICTURES.boat;
    case 'dragonSlayer':
      return PICTURES.slayer;
  }
}

const MONSTERS: Readonly<Record<string, string>> = PICTURES;

/** The sign in the corner of a face: the strength, the value or the class. */
function markOf(counter: Counter): string {
  switch (counter.kind) {
    case 'character':
      return counter.class;
    case 'monster':
      return String(counter.strength);
    case 'gold':
      return String(counter.value);
    case 'boat':
    case 'dragonSlayer':
      return '';
  }
}

/** A counter face up, round (0, 0). */
export function Face({ row, pile = 0 }: { readonly row: number; readonly pile?: number }) {
  const counter = content.counters[row]!;
  const isMonster = counter.kind === 'monster';
  const mark = markOf(counter);
  return (
    <g>
      <ellipse cx="2" cy="5" rx="14" ry="12" fill="#000" opacity=".42" />
      {pile > 0 && <circle cy="6" r="13" fill="#4e2b13" stroke="#2c1708" stroke-width=".8" />}
      <circle cy="3" r="13" fill={isMonster ? '#5d2415' : '#8f6f35'} />
      <circle r="13" fill={isMonster ? 'url(#blood)' : 'url(#bone)'} stroke="#2c1708" stroke-width=".8" />
      <Sign path={pictureOf(counter)} size={18} y={-1} fill={isMonster ? '#4a0f08' : counter.kind === 'gold' ? '#8a5a10' : '#33261a'} />
      {mark !== '' && <Corner x={9.5} y={8} text={mark} fill={isMonster ? '#7d160b' : '#33261a'} />}
      {pile > 0 && <Corner x={-10} y={9} text={`+${pile}`} fill="#4e2b13" />}
    </g>
  );
}

const Corner = ({ x, y, text, fill }: { readonly x: number; readonly y: number; readonly text: string; readonly fill: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="6.6" fill={fill} stroke="#f3e2b8" stroke-width="1" />
    <text class="mark" y="3.3" text-anchor="middle">
      {text}
    </text>
  </g>
);

/** Everybody has seen it, but it lies face down again (DA-1.16): who relies on memory cannot tell it from any other. */
export const SeenBack = ({ count, memory }: { readonly count: number; readonly memory: Memory }) => (
  <g>
    <use href={memory === 'own' ? '#unseen' : '#back'} />
    {memory === 'perfect' && <Sign path={PICTURES.eye} size={17} fill="#f3dfae" />}
    {count > 1 && <Corner x={9.5} y={8} text={String(count)} fill="#4e2b13" />}
  </g>
);

/** Carries a figure: its side hides the figure's foot, its bow wave is all that is seen of the way. */
export const Boat = () => (
  <g class="boat">
    <path d="M-30 17Q-16 22 0 20T30 17" fill="none" stroke="#e2f0df" stroke-width="2.4" stroke-linecap="round" />
    <path d="M-25 5Q-20 9-12 10H12Q20 9 25 3Q26 14 15 20H-14Q-24 16-25 5Z" fill="#6b4524" stroke="#1c120a" stroke-width="1.2" />
    <path d="M-23 10Q-12 14 0 14T24 9M-20 15Q0 19 20 14" fill="none" stroke="#3a2412" stroke-width="1" />
    <path d="M-25 5Q-29-1-25-6M25 3Q30-3 27-9" fill="none" stroke="#6b4524" stroke-width="2.6" stroke-linecap="round" />
  </g>
);

/** The Dragon, round (0, 0), with the strength that is on top. */
export const Dragon = ({ strength }: { readonly strength: number }) => (
  <g>
    <circle class="ember" r="34" fill="url(#glow)" />
    <ellipse cx="3" cy="9" rx="22" ry="16" fill="#000" opacity=".5" />
    <circle cy="4" r="20" fill="#2d0a05" />
    <circle r="20" fill="url(#fire)" stroke="#240703" stroke-width="1.2" />
    <circle r="16.6" fill="none" stroke="#ffd98a" stroke-opacity=".5" />
    <Sign path={PICTURES.dragon} size={29} y={-1} fill="#1c0502" />
    {strength > 0 && (
      <g transform="translate(15 13)">
        <circle r="8.4" fill="#1c0502" stroke="#ffcf5e" stroke-width="1.4" />
        <text class="strength" y="4.4" text-anchor="middle">
          {strength}
        </text>
      </g>
    )}
  </g>
);
