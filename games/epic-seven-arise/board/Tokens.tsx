import { ICONS, Icon } from '@hoard/paint';
import type { Skystone } from '../content/names.ts';
import { SIGN_PICTURES, type SignName } from './signPictures.ts';
import './tokens.css';

/** By colour: nobody has to see colours to tell them apart. */
const STONE_SHAPES: Readonly<Record<Skystone, string>> = {
  white: 'M12 2.5A9.5 9.5 0 1 1 12 21.5A9.5 9.5 0 1 1 12 2.5Z',
  black: 'M3.5 3.5H20.5V20.5H3.5Z',
  green: 'M12 2L22.5 21H1.5Z',
};
const STONE_LIGHTS: Readonly<Record<Skystone, string>> = {
  white: 'M7 9A6 6 0 0 1 12 5.4',
  black: 'M6.5 6.5H12M6.5 6.5V11',
  green: 'M12 6.5L8 14',
};

export const Stone = ({ colour }: { readonly colour: Skystone }) => (
  <svg class={`ea-stone ${colour}`} viewBox="0 0 24 24" aria-hidden="true">
    <path class="body" d={STONE_SHAPES[colour]} />
    <path class="light" d={STONE_LIGHTS[colour]} />
  </svg>
);

/** What something is called for who does not see it; what is seen beside it says nothing to the ear. */
export const Ear = ({ text }: { readonly text: string }) => <span class="map-hidden">{text}</span>;

/** A Skystone of any colour. */
export const AnyStone = () => (
  <svg class="ea-stone any" viewBox="0 0 24 24" aria-hidden="true">
    <path class="body" d="M12 1.5L22.5 12L12 22.5L1.5 12Z" />
    <text x="12" y="16.4" text-anchor="middle">
      ?
    </text>
  </svg>
);

export const EaSign = ({ sign, size = '1em' }: { readonly sign: SignName; readonly size?: string }) => (
  <Icon path={SIGN_PICTURES[sign]} size={size} />
);

/** Ten places for Souls, so many of them filled. */
export const Souls = ({ count, most = 10 }: { readonly count: number; readonly most?: number }) => (
  <span class="ea-souls" aria-hidden="true">
    {Array.from({ length: most }, (_, place) => (
      <svg key={place} class={place < count ? 'full' : ''} viewBox="0 0 512 512">
        <path d={SIGN_PICTURES.drop} />
      </svg>
    ))}
  </span>
);

interface SkullsProps {
  readonly count: number;
  readonly limit: number;
  /** At which numbers something changes, and what, in a word or two. */
  readonly marks: readonly { readonly at: number; readonly text: string }[];
  readonly label: string;
}

/** Two marks have room side by side; of more, those that are nearest: the last that has come, and the next. */
function shownOf(marks: SkullsProps['marks'], count: number): SkullsProps['marks'] {
  const next = marks.findIndex(({ at }) => at > count);
  const first = next < 0 ? marks.length - 2 : Math.min(next - 1, marks.length - 2);
  return marks.slice(Math.max(0, first)).slice(0, 2);
}

/** The Skull track up to its limit, with what waits on the way. */
export const Skulls = ({ count, limit, marks, label }: SkullsProps) => (
  <div class={`ea-skulls ${limit > 6 ? 'long' : ''}`} title={marks.map(({ at, text }) => `${at}: ${text}`).join(' · ')}>
    <ol aria-label={label}>
      {Array.from({ length: limit }, (_, place) => (
        <li
          key={place}
          class={`${place < count ? 'full' : place === limit - 1 ? 'last' : ''} ${marks.some(({ at }) => at === place + 1) ? 'mark' : ''}`}
        >
          {(place < count || place === limit - 1) && <Icon path={ICONS.skull} size="100%" />}
        </li>
      ))}
    </ol>
    <p>
      {shownOf(marks, count).map(({ at, text }) => (
        <small key={at} class={at <= count ? 'come' : ''}>
          <b>{at}</b> {text}
        </small>
      ))}
    </p>
  </div>
);

/** Where the pips of a face lie, in a field of three by three. */
const PIPS: readonly (readonly number[])[] = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** A face of a die, flat and small. */
export const PipFace = ({ face }: { readonly face: number }) => (
  <svg class="ea-pip-face" viewBox="0 0 24 24" aria-hidden="true">
    <rect x="1" y="1" width="22" height="22" rx="5" />
    {PIPS[face]!.map((place) => (
      <circle key={place} cx={6 + 6 * (place % 3)} cy={6 + 6 * Math.floor(place / 3)} r="2.3" />
    ))}
  </svg>
);

interface BurstProps {
  readonly text: string;
  readonly isLethal?: boolean;
  readonly kind?: 'harm' | 'heal';
}

const BURST = `M${Array.from({ length: 28 }, (_, point) => {
  const angle = (Math.PI * point) / 14;
  const far = point % 2 === 0 ? 49 : 36 + ((point * 7) % 5);
  return `${(50 + far * Math.sin(angle)).toFixed(1)} ${(50 - far * Math.cos(angle)).toFixed(1)}`;
}).join('L')}Z`;

/** What a blow will take, or what a healing gives: the final number. */
export const Burst = ({ text, isLethal = false, kind = 'harm' }: BurstProps) => (
  <svg class={`ea-burst ${kind} ${isLethal ? 'lethal' : ''}`} viewBox="0 0 100 100" aria-hidden="true">
    <path d={BURST} />
    <text x="50" y={isLethal ? 54 : 64} text-anchor="middle">
      {text}
    </text>
    {isLethal && <path class="skull" d={ICONS.skull} transform="translate(37 60)scale(.051)" />}
  </svg>
);

interface HealthBarProps {
  readonly now: number;
  readonly most: number;
  /** What would be left. */
  readonly after?: number;
  readonly text?: string;
}

/** Health as a bar; what is about to go is striped. */
export const HealthBar = ({ now, most, after = now, text }: HealthBarProps) => (
  <span class="ea-bar" aria-hidden="true">
    <span class="left" style={{ inlineSize: `${(100 * Math.max(0, after)) / most}%` }} />
    <span class="going" style={{ inlineSize: `${(100 * Math.max(0, now - Math.max(0, after))) / most}%` }} />
    <b>{text ?? (after === now ? `${now}` : `${now} → ${Math.max(0, after)}`)}</b>
  </span>
);
