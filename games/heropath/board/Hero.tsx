import { Sign, type Livery } from '@hoard/paint';
import './hero.css';

interface HeroFigureProps {
  readonly livery: Livery;
  readonly vitality: number;
  readonly faith: number;
  readonly isActive: boolean;
  readonly isAsleep: boolean;
  /** Whether another holds him (HP-26.22), and whether he has a foot in the air (HP-26.15). */
  readonly isHeld: boolean;
  readonly isWalking: boolean;
}

const STEPS = 5;

/** Five parts of a half ring below a figure, from `from` degrees on. */
const arcOf = (part: number, from: number): string => {
  const [rx, ry] = [13.4, 5.2];
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(rx * Math.cos(angle)).toFixed(1)} ${(ry * Math.sin(angle)).toFixed(1)}`;
  };
  const start = from + part * 17;
  return `M${at(start)}A${rx} ${ry} 0 0 1 ${at(start + 14)}`;
};

/** A hero's figure, standing on (0, 0) on a base of his colour; the ring round it shows VITALITY in red, FAITH in white. */
export const HeroFigure = ({ livery, vitality, faith, isActive, isAsleep, isHeld, isWalking }: HeroFigureProps) => (
  <g class={`hp-hero ${isAsleep ? 'asleep' : ''} ${isWalking && !isHeld ? 'walking' : ''}`}>
    {isActive && !isHeld && <ellipse class="beacon" rx="19" ry="8.4" cy="1" fill="none" stroke="#ffe6a0" stroke-width="2" />}
    <ellipse cx="4" cy="2.6" rx="15" ry="6.4" fill="#060a18" opacity=".55" />
    <ellipse cy="1" rx="14.6" ry="6" fill="#10131f" />
    <ellipse cy="-1" rx="11" ry="4" fill={livery.css} />
    {Array.from({ length: STEPS }, (_, part) => (
      <g key={part} transform="translate(0 1)">
        <path class="hp-ring" d={arcOf(part, 95)} stroke={part < vitality ? '#ff4a3d' : '#3a2a33'} />
        <path class="hp-ring" d={arcOf(STEPS - 1 - part, 1)} stroke={part < faith ? '#dff1ff' : '#2f3850'} />
      </g>
    ))}
    <g class="hp-body">
      <path d="M-9.4-1V-17Q-9.4-27 0-27Q9.4-27 9.4-17V-1Q0 3-9.4-1Z" fill={livery.css} stroke="#f8ecd2" stroke-width="1.5" />
      <path d="M-8.2-2V-17Q-8.2-25.6 0-25.8Q-5-22-5-15V-1.2Z" fill="#fff" opacity=".28" />
      <Sign path={livery.crest} size={15.5} y={-14} fill={livery.ink} />
    </g>
    {isHeld && <use href="#hp-ice" />}
  </g>
);
