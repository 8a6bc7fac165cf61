import type { Point } from './geometry.ts';
import { Sign } from './Icon.tsx';

interface Note {
  readonly icon?: string;
  readonly text: string;
}

interface BannerProps {
  /** The middle of its upper edge, in units of the map. */
  readonly at: Point;
  readonly name: string;
  /** A sign before the name, as the path of one shape in a field of 512 by 512. */
  readonly icon?: string;
  /** Short words or numbers behind the name: how many are left, and of what. */
  readonly notes?: readonly Note[];
  /** The colour of the cloth. */
  readonly colour?: string;
}

/** Letters of a map are about this wide, in units. */
const LETTER = 6.2;
const HEIGHT = 17;

/** A place's name on a strip of cloth, hung over the map. It says nothing to the ear: spaces have labels of their own. */
export function Banner({ at, name, icon, notes = [], colour = '#5d2a1a' }: BannerProps) {
  const sign = icon === undefined ? 0 : 15;
  const widths = notes.map((note) => 9 + (note.icon === undefined ? 0 : 13) + note.text.length * LETTER);
  const width = 14 + sign + name.length * LETTER + widths.reduce((sum, each) => sum + each + 2, 0);
  const left = -width / 2;
  const startOf = (place: number): number => -left - 3 - widths.slice(place).reduce((sum, each) => sum + each + 2, 0);
  return (
    <g class="banner" transform={`translate(${at.x} ${at.y})`} aria-hidden="true">
      <g class="steady">
        <path
          d={`M${left - 5} 0L${left} ${HEIGHT / 2}L${left - 5} ${HEIGHT}H${-left + 5}L${-left} ${HEIGHT / 2}L${-left + 5} 0Z`}
          fill={colour}
          stroke="#1c120a"
          stroke-width=".9"
        />
        {icon !== undefined && <Sign path={icon} size={12} x={left + 12} y={HEIGHT / 2} fill="#ffe9b8" />}
        <text x={left + 7 + sign} y="12.6">
          {name}
        </text>
        {notes.map((note, index) => (
          <g key={index} transform={`translate(${startOf(index)} 0)`}>
            <rect y="2.5" width={widths[index]} height={HEIGHT - 5} rx="6" fill="#1c120a" />
            {note.icon !== undefined && <Sign path={note.icon} size={10.5} x={9} y={HEIGHT / 2} fill="#ffd98a" />}
            <text class="note" x={widths[index]! - 4.5} y="12.4" text-anchor="end">
              {note.text}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}

/** The name of a region or a landmark, written on the land itself. */
export const Lettering = ({ at, text, turn = 0 }: { readonly at: Point; readonly text: string; readonly turn?: number }) => (
  <text class="lettering" text-anchor="middle" transform={`translate(${at.x} ${at.y})rotate(${turn})`} aria-hidden="true">
    {text}
  </text>
);
