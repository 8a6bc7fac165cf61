import type { Language } from '@hoard/kernel';
import { Banner, ICONS, Lettering, RADIUS, Sign } from '@hoard/paint';
import { RESOURCES } from '../content/content.ts';
import { dragonReach as content } from '../content/dragonReach.ts';
import { has } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import { hexName } from '../telling/names.ts';
import { LIVERIES } from './heroes.ts';
import { CENTRES, bannerAt } from './layout.ts';
import { PICTURES } from './pictures.ts';
import { PEOPLES } from './signs.ts';
import { wordsIn } from './speech.ts';
import './land.css';

/** Where the names of ranges and waters are written: the hex that names them, how far beside it, and along which slope. */
const REGIONS = [
  { id: 'C9', x: -69, y: -62, turn: 0 },
  { id: 'D3', x: 6, y: 40, turn: 0 },
  { id: 'L12', x: 24, y: -14, turn: 60 },
  { id: 'N7', x: 34, y: 2, turn: 0 },
  { id: 'N14', x: 20, y: -8, turn: 0 },
].map(({ id, ...at }) => ({ hex: content.hexes.findIndex((hex) => hex.id === id), ...at }));

/** The names of ranges, waters, landmarks and gates, written on the land. */
export function RegionNames({ language }: { readonly language: Language }) {
  const words = wordsIn(language);
  return (
    <g class="names" aria-hidden="true">
      {REGIONS.map(({ hex, x, y, turn }) => (
        <Lettering
          key={hex}
          at={{ x: CENTRES[hex]!.x + x, y: CENTRES[hex]!.y + y }}
          text={words.content.hexes[hex]!.region ?? ''}
          turn={turn}
        />
      ))}
      {[...content.landmarks, ...content.gates].map((hex) => (
        <text key={hex} class="place-name" x={CENTRES[hex]!.x} y={CENTRES[hex]!.y + 0.66 * RADIUS} text-anchor="middle">
          {hexName(words, hex)}
        </text>
      ))}
    </g>
  );
}

/** What the places sell and hire out, and how much of it is left. */
export function Banners({ board, language }: { readonly board: Board; readonly language: Language }) {
  const words = wordsIn(language);
  const { price } = content.numbers;
  return (
    <g class="banners">
      {content.characters.map((_, city) => (
        <CityBanner key={city} board={board} city={city} name={hexName(words, content.cities[city]!)} />
      ))}
      {content.allies.map(({ id, domain, sells }, ally) => (
        <Banner
          key={id}
          at={bannerAt(domain)}
          name={hexName(words, domain)}
          colour={sells === undefined ? '#33305c' : '#3d4a22'}
          notes={[
            ...(sells === undefined ? [] : [{ icon: PICTURES[RESOURCES[sells]!], text: String(board.pool[sells]) }]),
            { icon: PEOPLES[id]!, text: String(board.allies[ally]) },
          ]}
        />
      ))}
      <Banner
        at={bannerAt(content.market)}
        name={hexName(words, content.market)}
        icon={PICTURES.market}
        notes={[{ icon: PICTURES.horse, text: String(price.horse) }]}
      />
      <Banner
        at={bannerAt(content.lair)}
        name={hexName(words, content.lair)}
        notes={[{ icon: PICTURES.dragon, text: String(price.dragon) }]}
        colour="#6b1d10"
      />
    </g>
  );
}

function CityBanner({ board, city, name }: { readonly board: Board; readonly city: number; readonly name: string }) {
  const hex = content.cities[city]!;
  const owner = board.heroes.find((hero) => hero.city === city);
  const { css, ink, crest } = LIVERIES[city]!;
  const { x, y } = CENTRES[hex]!;
  return (
    <g>
      {owner !== undefined && (
        <g transform={`translate(${x} ${y - 30})`}>
          <path d="M0 14V-14" stroke="#1c120a" stroke-width="1.4" />
          <path d="M0-14H17L13-7.5L17-1H0Z" fill={css} stroke="#1c120a" stroke-width=".9" />
          <Sign path={crest} size={10} x={6.6} y={-7.4} fill={ink} />
        </g>
      )}
      <Banner
        at={bannerAt(hex)}
        name={name}
        colour={owner === undefined ? '#4a4238' : '#43301c'}
        notes={owner === undefined ? [] : [{ icon: PICTURES.tower, text: String(owner.strongholds) }]}
      />
    </g>
  );
}

/** Fires that burn, gates that glow, and stories that wait. */
export function Wonders({ board, gate }: { readonly board: Board; /** Somebody stands on a gate and may jump. */ readonly gate: boolean }) {
  return (
    <g class="wonders" aria-hidden="true">
      {content.fires.map((hex, fire) => {
        const { x, y } = CENTRES[hex]!;
        return has(board.fires, fire) ? (
          <g key={hex} class="lit-fire" transform={`translate(${x} ${y})`}>
            <circle class="fire-light" r="30" fill="url(#firelight)" />
            <g class="flames">
              <Sign path={ICONS.flame} size={21} y={-9} fill="url(#flame)" />
            </g>
          </g>
        ) : (
          <g key={hex} class="cold-fire" transform={`translate(${x} ${y})`}>
            <circle r="11" cy="-1" fill="#55524c" opacity=".55" />
          </g>
        );
      })}
      {content.gates.map((hex) => (
        <circle
          key={hex}
          class={gate ? 'gate-glow open' : 'gate-glow'}
          cx={CENTRES[hex]!.x}
          cy={CENTRES[hex]!.y - 8}
          r="24"
          fill="url(#gateglow)"
        />
      ))}
      {content.storySites.map((hex, site) => {
        const { x, y } = CENTRES[hex]!;
        return (
          has(board.sites, site) && (
            <g key={hex} transform={`translate(${x + 19} ${y - 16})`}>
              <circle r="9" fill="#2b2146" stroke="#d9c8ff" stroke-width="1.1" />
              <Sign path={PICTURES.story} size={11.5} fill="#e9ddff" />
            </g>
          )
        );
      })}
    </g>
  );
}

/** Light and fire that many drawings share. */
export const LandDefs = () => (
  <defs>
    <radialGradient id="firelight">
      <stop offset="0" stop-color="#ffb347" stop-opacity=".75" />
      <stop offset="1" stop-color="#ff7a1c" stop-opacity="0" />
    </radialGradient>
    <radialGradient id="gateglow">
      <stop offset="0" stop-color="#8ff5e6" stop-opacity=".7" />
      <stop offset="1" stop-color="#59c9d8" stop-opacity="0" />
    </radialGradient>
    <linearGradient id="flame" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#ffd76a" />
      <stop offset="1" stop-color="#ee4d14" />
    </linearGradient>
  </defs>
);

/** Where a quest leads next. */
export const QuestMarks = ({ hexes }: { readonly hexes: readonly number[] }) => (
  <g class="quest-marks" aria-hidden="true">
    {hexes.map((hex) => (
      <g key={hex} transform={`translate(${CENTRES[hex]!.x - 20} ${CENTRES[hex]!.y - 20})`}>
        <g class="steady">
          <path d="M0 14L-9 2A10 10 0 1 1 9 2Z" fill="#ffd76a" stroke="#3a2408" stroke-width="1.2" />
          <Sign path={PICTURES.quest} size={12} y={-4} fill="#3a2408" />
        </g>
      </g>
    ))}
  </g>
);
