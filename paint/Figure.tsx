import type { ComponentChildren } from 'preact';
import { Sign } from './Icon.tsx';
import type { Livery } from './liveries.ts';
import './pieces.css';

interface FigureProps {
  readonly livery: Livery;
  /** It is this player's turn. */
  readonly active: boolean;
  /** What the player can do nothing with just now. */
  readonly resting?: boolean;
  /** What it sits on or carries. */
  readonly children?: ComponentChildren;
}

/** What all figures share; drawn once into the map. */
export const FigureDefs = () => (
  <defs>
    <linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity=".38" />
      <stop offset=".5" stop-color="#fff" stop-opacity="0" />
      <stop offset="1" stop-color="#000" stop-opacity=".22" />
    </linearGradient>
  </defs>
);

/** A player's figure, round (0, 0): known by shape, crest, letter and colour. */
export const Figure = ({ livery, active, resting = false, children }: FigureProps) => (
  <g class={resting ? 'figure resting' : 'figure'}>
    <ellipse cx="2" cy="14" rx="12" ry="4.6" fill="#000" opacity=".5" />
    {active && <ellipse class="beacon" cy="13" rx="16" ry="6.4" fill="none" stroke="#ffe9a8" stroke-width="2.2" />}
    <path d="M-9 13Q0 17.4 9 13L6.4 8H-6.4Z" fill="#3a2613" stroke="#150d06" stroke-width=".8" />
    <g transform="translate(0 -3)">
      <path d={livery.shape} transform="translate(.8 1.4)scale(13.4)" fill="#150d06" />
      <path d={livery.shape} transform="scale(13.4)" fill="#f6e7c2" />
      <path d={livery.shape} transform="scale(11.8)" fill={livery.css} />
      <path d={livery.shape} transform="scale(11.8)" fill="url(#sheen)" />
      <Sign path={livery.crest} size={14.5} fill={livery.ink} />
    </g>
    <g transform="translate(9 9)">
      <circle r="5.6" fill="#1d130b" stroke="#f6e7c2" stroke-width=".9" />
      <text class="letter" y="2.9" text-anchor="middle">
        {livery.letter}
      </text>
    </g>
    {children}
  </g>
);

/** A livery as a coat of arms, for sheets and lists. */
export const Crest = ({ livery }: { readonly livery: Livery }) => (
  <svg class="crest" viewBox="-15 -15 30 30" aria-hidden="true">
    <path d={livery.shape} transform="scale(12.4)" fill="#f6e7c2" />
    <path d={livery.shape} transform="scale(11)" fill={livery.css} />
    <Sign path={livery.crest} size={15} fill={livery.ink} />
  </svg>
);
