import { BOSS_ART, BOSS_FACES } from './bossPictures.ts';
import { HERO_ART, HERO_FRAMES } from './heroPictures.ts';
import { MONSTER_ART, MONSTER_FACES } from './monsterPictures.ts';

/** By hero: the colour of the frame. Its shape tells heroes apart as well. */
export const HERO_COLOURS: Readonly<Record<string, string>> = {
  H1: '#2f6fd0',
  H2: '#2f8a55',
  H3: '#128a88',
  H4: '#c9861c',
  H5: '#7d44b8',
  H6: '#3b3f9f',
  H7: '#b8472a',
  H8: '#c2478f',
};

const FOE_ART: Readonly<Record<string, string>> = { ...MONSTER_ART, ...BOSS_ART };
const FOE_FACES: typeof MONSTER_FACES = { ...MONSTER_FACES, ...BOSS_FACES };

/** The rim of a monster's token: twelve spikes. */
const SPIKES = `M${Array.from({ length: 24 }, (_, point) => {
  const angle = (Math.PI * point) / 12 - Math.PI / 2;
  const far = point % 2 === 0 ? 49 : 40;
  return `${(50 + far * Math.cos(angle)).toFixed(1)} ${(50 + far * Math.sin(angle)).toFixed(1)}`;
}).join('L')}Z`;

/** All portraits, drawn once into the page; `Portrait`, `Token` and `Creature` show them wherever they are wanted. */
export const Portraits = () => (
  <svg class="ea-sprites" width="0" height="0" aria-hidden="true">
    {Object.entries(HERO_ART).map(([id, art]) => (
      <symbol key={id} id={`ea-${id}`} viewBox="0 0 100 100">
        <clipPath id={`ea-frame-${id}`}>
          <path d={HERO_FRAMES[id]} />
        </clipPath>
        <g clip-path={`url(#ea-frame-${id})`} dangerouslySetInnerHTML={{ __html: art }} />
        <path d={HERO_FRAMES[id]} fill="none" stroke={HERO_COLOURS[id]} stroke-width="7" stroke-linejoin="round" />
        <path d={HERO_FRAMES[id]} fill="none" stroke="#fff" stroke-width="1.4" stroke-linejoin="round" opacity=".85" />
      </symbol>
    ))}
    <clipPath id="ea-spikes">
      <path d={SPIKES} />
    </clipPath>
    {Object.entries(FOE_ART).map(([id, art]) => (
      <symbol key={id} id={`ea-creature-${id}`} viewBox="-2 -6 104 106" dangerouslySetInnerHTML={{ __html: art }} />
    ))}
    {Object.entries(FOE_FACES).map(([id, { box, ring, ground }]) => (
      <symbol key={id} id={`ea-token-${id}`} viewBox="0 0 100 100">
        <path d={SPIKES} fill={ground} />
        <g clip-path="url(#ea-spikes)">
          <svg x="7" y="7" width="86" height="86" viewBox={box} dangerouslySetInnerHTML={{ __html: FOE_ART[id] ?? '' }} />
        </g>
        <path d={SPIKES} fill="none" stroke={ring} stroke-width="6" stroke-linejoin="round" />
      </symbol>
    ))}
  </svg>
);

interface PortraitProps {
  /** The id of a hero, or the name of a creature's picture. */
  readonly of: string;
  readonly kind?: string;
}

/** A hero in their frame. */
export const Portrait = ({ of, kind = '' }: PortraitProps) => (
  <svg class={`ea-portrait ${kind}`} viewBox="0 0 100 100" aria-hidden="true">
    <use href={`#ea-${of}`} />
  </svg>
);

/** A monster's face among spikes. */
export const Token = ({ of, kind = '' }: PortraitProps) => (
  <svg class={`ea-portrait ${kind}`} viewBox="0 0 100 100" aria-hidden="true">
    <use href={`#ea-token-${of}`} />
  </svg>
);

/** A monster from head to foot. */
export const Creature = ({ of, kind = '' }: PortraitProps) => (
  <svg class={`ea-creature ${kind}`} viewBox="0 0 100 100" aria-hidden="true">
    <use href={`#ea-creature-${of}`} />
  </svg>
);

/** The picture of a monster: its own, or that of its figure; what a set of one's own brings looks like a Husk. */
export const creatureOf = ({ id, figure }: { readonly id: string; readonly figure: string }): string =>
  [id, figure].find((name) => name in FOE_ART) ?? 'husk';
