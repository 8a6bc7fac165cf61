import type { HeroRow } from '../content/ids.ts';
import type { ViewOf } from '@hoard/kernel';
import { ICONS, Sign, seededBy, type Mood, type Point } from '@hoard/paint';
import type { DragonAttack } from '../state/types.ts';
import { moodOf, heroOf } from './finale.ts';
import { LIVERIES } from './heroes.ts';
import { PICTURES } from './pictures.ts';
import { glyphs } from './silverado.ts';
import './endPicture.css';

/** The picture at the end of a game: the city in flames, the Dragon slain, or a hoard of gold. */
export const EndPicture = ({ view }: { readonly view: ViewOf<DragonAttack> }) => <Scene mood={moodOf(view)} hero={heroOf(view)} />;

const SKIES: Readonly<Record<Mood, readonly [string, string, string]>> = {
  ruin: ['#120407', '#6d1a0a', '#e2622b'],
  triumph: ['#2b2d55', '#b8683c', '#ffe3a0'],
  riches: ['#140d08', '#3a2413', '#7a5220'],
};

/** The kingdom from afar. It fills whatever room it has, and its middle is always seen. */
export function Scene({ mood, hero }: { readonly mood: Mood; readonly hero: HeroRow }) {
  return (
    <svg class={`end-picture ${mood}`} viewBox="0 0 400 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={`sky-${mood}`} gradientUnits="userSpaceOnUse" x2="0" y2="240">
          {SKIES[mood].map((colour, i) => (
            <stop key={colour} offset={i * 0.42} stop-color={colour} />
          ))}
        </linearGradient>
        <radialGradient id="halo">
          <stop offset="0" stop-color="#fff6d0" />
          <stop offset=".35" stop-color="#ffd98a" stop-opacity=".7" />
          <stop offset="1" stop-color="#ffb347" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="blaze" x2="0" y2="1">
          <stop offset="0" stop-color="#e2420f" />
          <stop offset=".55" stop-color="#ff9a2c" />
          <stop offset="1" stop-color="#fff0a0" />
        </linearGradient>
      </defs>
      <rect x="-400" y="-400" width="1200" height="640" fill={`url(#sky-${mood})`} />
      {mood === 'ruin' ? <Burning /> : mood === 'triumph' ? <Slain hero={hero} /> : <Riches hero={hero} />}
    </svg>
  );
}

/** So many places strewn over a box, the same every time, from the back to the front. */
function strewn(name: string, count: number, x: number, y: number, width: number, height: number): (Point & { readonly size: number })[] {
  const random = seededBy(name);
  return Array.from({ length: count }, () => ({
    x: x + random.fraction() * width,
    y: y + random.fraction() * height,
    size: 0.6 + random.fraction() * 0.8,
  })).toSorted((a, b) => a.y - b.y);
}

const HILLS = 'M-400 240V196Q-120 172 40 188T200 182T360 190T800 178V240Z';
const ROOFS = 'v-14l7-8l7 8v14zm16 0v-9l6-6l6 6v9zm14 0v-19l5-12l5 12v19zm12 0v-11l8-7l8 7v11z';

function Burning() {
  return (
    <>
      <ellipse class="glow" cx="200" cy="190" rx="240" ry="120" fill="url(#halo)" opacity=".6" />
      <g class="hovers">
        <Sign path={PICTURES.dragonFlight} size={116} x={200} y={88} fill="#0d0203" />
      </g>
      <Flames name="far" count={22} y={186} size={34} />
      <path d={HILLS} fill="#2a0c07" />
      {[40, 92, 250, 306, 352, -20, 410].map((x) => (
        <path key={x} d={`M${x} 196${ROOFS}`} fill="#190604" />
      ))}
      <g class="charred" transform="translate(200 216)scale(1.5)" dangerouslySetInnerHTML={{ __html: glyphs.palace }} />
      <Flames name="near" count={30} y={230} size={30} />
      <Embers />
    </>
  );
}

const Flames = ({ name, count, y, size }: { readonly name: string; readonly count: number; readonly y: number; readonly size: number }) => (
  <>
    {strewn(name, count, -60, y - 8, 520, 16).map((flame, i) => (
      <g key={i} class="flame" style={{ animationDelay: `${-i * 173}ms`, transformOrigin: `${flame.x}px ${flame.y + 6}px` }}>
        <Sign path={ICONS.flame} size={size * flame.size} x={flame.x} y={flame.y - (size * flame.size) / 2 + 6} fill="url(#blaze)" />
      </g>
    ))}
  </>
);

const Embers = () => (
  <>
    {strewn('embers', 36, -40, 60, 480, 170).map(({ x, y, size }, i) => (
      <circle key={i} class="spark" cx={x} cy={y} r={size * 1.3} fill="#ffb85c" style={{ animationDelay: `${-i * 311}ms` }} />
    ))}
  </>
);

function Slain({ hero }: { readonly hero: HeroRow }) {
  return (
    <>
      <circle class="glow" cx="200" cy="150" r="190" fill="url(#halo)" />
      <path
        class="rays"
        d="M200 150L-160-60V20ZM200 150L20-160H90ZM200 150L170-180H230ZM200 150L310-160H380ZM200 150L560-60V20Z"
        fill="#fff3c0"
        opacity=".28"
      />
      <g opacity=".55" transform="translate(70 190)scale(.7)" dangerouslySetInnerHTML={{ __html: glyphs.palace }} />
      <path d={HILLS} fill="#5a5a2c" />
      <path d="M-400 240V214Q-40 196 200 206T800 204V240Z" fill="#38401f" />
      <path d="M190 216q70-14 150 0q-60 14-150 0" fill="#5d1408" opacity=".8" />
      <g transform="translate(272 182)scale(1.25 .8)rotate(128)">
        <Sign path={PICTURES.dragonFlight} size={128} fill="#2a0a08" />
      </g>
      <g transform="rotate(135 262 128)">
        <Sign path={PICTURES.sword} size={84} x={262} y={128} fill="#3a2a1c" />
        <Sign path={PICTURES.sword} size={80} x={262} y={128} fill="#fff6e0" />
      </g>
      <path d="M-400 240V222Q100 212 260 216T800 218V240Z" fill="#2a3218" />
      <Shield hero={hero} x={132} y={150} size={52} />
    </>
  );
}

function Riches({ hero }: { readonly hero: HeroRow }) {
  return (
    <>
      <circle class="glow" cx="200" cy="130" r="170" fill="url(#halo)" opacity=".75" />
      {strewn('heap', 110, -40, 0, 480, 60).map(({ x, y, size }, i) => (
        <Sign
          key={i}
          path={ICONS.coins}
          size={22 * size}
          x={x}
          y={232 - (60 - y) * Math.max(0.12, 1.5 - Math.abs(x - 200) / 130)}
          fill={['#f6cf5a', '#d99a2b', '#ffe6a0', '#b87d1d'][i % 4]!}
        />
      ))}
      <Sign path={PICTURES.chest} size={76} x={288} y={196} fill="#6b3a12" />
      <Sign path={PICTURES.crown} size={62} x={112} y={186} fill="#ffe08a" />
      <Shield hero={hero} x={200} y={122} size={54} />
      {strewn('glints', 22, 40, 60, 320, 170).map(({ x, y, size }, i) => (
        <path
          key={i}
          class="spark"
          d={`M${x} ${y - 5 * size}l${size} ${4 * size}l${4 * size} ${size}l${-4 * size} ${size}l${-size} ${4 * size}l${-size} ${-4 * size}l${-4 * size} ${-size}l${4 * size} ${-size}Z`}
          fill="#fff6d6"
          style={{ animationDelay: `${-i * 277}ms` }}
        />
      ))}
    </>
  );
}

/** A hero's arms. */
function Shield({ hero, x, y, size }: { readonly hero: HeroRow; readonly x: number; readonly y: number; readonly size: number }) {
  const livery = LIVERIES[hero];
  return livery === undefined ? null : (
    <g transform={`translate(${x} ${y})`}>
      <path d={livery.shape} transform={`translate(2 4)scale(${size})`} fill="#000" opacity=".4" />
      <path d={livery.shape} transform={`scale(${size})`} fill="#f6dc9a" />
      <path d={livery.shape} transform={`scale(${size * 0.9})`} fill={livery.css} />
      <Sign path={livery.crest} size={size * 1.05} fill={livery.ink} />
    </g>
  );
}
