import { Sign } from '@hoard/paint';
import { TERRAIN_ART } from './scenePictures.ts';
import { SIGN_PICTURES, type SignName } from './signPictures.ts';
import './hexMap.css';

/** A tile of the map, as it lies there. */
export interface TileView {
  readonly position: number;
  readonly q: number;
  readonly r: number;
  readonly terrain: string;
  readonly name: string;
  /** An Encounter token: face down, face up with its name, or none. */
  readonly token: { readonly isDown: boolean; readonly text: string } | null;
  /** So many of the twelve numbers would hit: `7`. */
  readonly least: string;
  readonly danger: 'low' | 'middle' | 'high';
  readonly foes: readonly { readonly picture: string; readonly isBoss: boolean }[];
  /** Status Effect tokens that lie here, for heroes (black) or monsters (white). */
  readonly statuses: readonly { readonly sign: SignName; readonly side: 'white' | 'black' }[];
  readonly sign: 'red' | 'yellow' | null;
  /** Who stands here, by circle; null where a circle is empty. Empty unless the heroes are here. */
  readonly ring: readonly (string | null)[];
  /** Who votes for it: ids of heroes, and whose vote decides in a tie. */
  readonly votes: readonly { readonly hero: string; readonly isCasting: boolean }[];
  readonly isOpen: boolean;
  readonly isConsidered: boolean;
  readonly isGoal: boolean;
  readonly label: string;
}

interface HexMapProps {
  readonly tiles: readonly TileView[];
  readonly title: string;
  /** Whether it is looked at upright: then the road leads up. */
  readonly isUpright: boolean;
  readonly onPick: (position: number) => void;
  readonly of: string;
}

const R = 100;

/** The middle of a tile; turned by a quarter where that fits the screen better. */
function centreOf({ q, r }: { readonly q: number; readonly r: number }, isTurned: boolean): { readonly x: number; readonly y: number } {
  const [x, y] = [Math.sqrt(3) * R * (q + r / 2), 1.5 * R * r];
  return isTurned ? { x: y, y: -x } : { x, y };
}

const cornersOf = (isTurned: boolean, radius: number): string =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + (isTurned ? 0 : Math.PI / 6);
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function boundsOf(tiles: readonly TileView[], isTurned: boolean): Bounds {
  const centres = tiles.map((tile) => centreOf(tile, isTurned));
  const [left, right] = [Math.min(...centres.map(({ x }) => x)), Math.max(...centres.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...centres.map(({ y }) => y)), Math.max(...centres.map(({ y }) => y))];
  return { left: left - R - 8, top: top - R - 14, width: right - left + 2 * R + 16, height: bottom - top + 2 * R + 34 };
}

/** The map of a chapter. Tiles that can be chosen glow; a press on one looks at it, a second goes there. */
export function HexMap({ tiles, title, isUpright, onPick, of }: HexMapProps) {
  const [plain, turned] = [boundsOf(tiles, false), boundsOf(tiles, true)];
  // Whichever way is nearer to the shape of the screen.
  const isTurned = isUpright
    ? turned.width / turned.height < plain.width / plain.height
    : turned.width / turned.height > plain.width / plain.height;
  const { left, top, width, height } = isTurned ? turned : plain;
  const rim = cornersOf(isTurned, R - 1);
  return (
    <svg class="ea-map" viewBox={`${left} ${top} ${width} ${height}`} role="group" aria-label={title}>
      {tiles.map((tile) => {
        const { x, y } = centreOf(tile, isTurned);
        return <polygon key={tile.position} class="ea-tile-depth" points={rim} transform={`translate(${x} ${y + 14})`} />;
      })}
      {tiles.map((tile) => (
        <Picture key={tile.position} tile={tile} isTurned={isTurned} of={of} />
      ))}
      {tiles.map((tile) => {
        const { x, y } = centreOf(tile, isTurned);
        return <Votes key={tile.position} votes={tile.votes} at={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} />;
      })}
      {tiles.map((tile) => {
        const { x, y } = centreOf(tile, isTurned);
        const { position, isOpen, isConsidered, label } = tile;
        return (
          <polygon
            key={position}
            class={isOpen ? 'ea-touch space open' : 'ea-touch space'}
            points={cornersOf(isTurned, R - 8)}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            data-space={position}
            role={isOpen ? 'button' : 'img'}
            tabindex={isOpen ? 0 : -1}
            aria-label={label}
            aria-pressed={isOpen ? isConsidered : undefined}
            onClick={() => isOpen && onPick(position)}
            onKeyDown={(event) => {
              if (!isOpen || (event.key !== 'Enter' && event.key !== ' ')) return;
              event.preventDefault();
              event.stopPropagation();
              onPick(position);
            }}
          />
        );
      })}
    </svg>
  );
}

/** A tile as it lies there. Hands and ears reach for what lies over it. */
function Picture({ tile, isTurned, of }: { readonly tile: TileView; readonly isTurned: boolean; readonly of: string }) {
  const { x, y } = centreOf(tile, isTurned);
  const { isOpen, isConsidered, isGoal, ring } = tile;
  const art = TERRAIN_ART[tile.terrain];
  return (
    <g
      class={`ea-tile ${isOpen ? 'open' : ''} ${isConsidered ? 'considered' : ''} ${ring.length > 0 ? 'here' : ''} ${isGoal ? 'goal' : ''}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      aria-hidden="true"
    >
      <polygon class="ea-tile-rim" points={cornersOf(isTurned, R - 1)} />
      <polygon points={cornersOf(isTurned, R - 8)} fill={art?.light ?? '#eee'} />
      {ring.length === 0 && <g class="ea-tile-art" dangerouslySetInnerHTML={{ __html: art?.art ?? '' }} />}
      <polygon class="ea-tile-glow" points={cornersOf(isTurned, R - 6)} />
      {ring.length > 0 ? <Here ring={ring} /> : <Lying tile={tile} of={of} />}
    </g>
  );
}

/** The tile of the heroes: its circles, and who stands on them. */
const Here = ({ ring }: { readonly ring: readonly (string | null)[] }) => (
  <g class="ea-tile-ring">
    <circle r="52" />
    {ring.map((hero, circle) => {
      const angle = -Math.PI / 2 + (2 * Math.PI * circle) / ring.length;
      return (
        <g key={circle} transform={`translate(${(52 * Math.cos(angle)).toFixed(1)} ${(52 * Math.sin(angle)).toFixed(1)})`}>
          <circle r="23" class={hero === null ? 'free' : 'taken'} />
          {hero !== null && <use href={`#ea-${hero}`} x="-22" y="-22" width="44" height="44" />}
        </g>
      );
    })}
  </g>
);

/** What lies and waits on a tile. */
function Lying({ tile, of }: { readonly tile: TileView; readonly of: string }) {
  const { name, token, least, danger, foes, statuses, sign } = tile;
  return (
    <>
      <text class="ea-tile-name" y="-46" text-anchor="middle">
        {name}
      </text>
      {foes.length > 0 ? (
        <g>
          {foes.slice(0, 4).map(({ picture, isBoss }, place) => (
            <use
              key={place}
              href={`#ea-token-${picture}`}
              x={(place - (Math.min(4, foes.length) - 1) / 2) * 38 - (isBoss ? 36 : 26)}
              y={isBoss ? -38 : -28}
              width={isBoss ? 72 : 52}
              height={isBoss ? 72 : 52}
            />
          ))}
        </g>
      ) : (
        token !== null && (
          <g class={token.isDown ? 'ea-encounter down' : 'ea-encounter'}>
            <circle r="25" />
            <circle r="20" class="seam" />
            {token.isDown ? (
              <text y="11" text-anchor="middle">
                ?
              </text>
            ) : (
              <Sign path={SIGN_PICTURES.scroll} size={26} fill="#6b3d05" />
            )}
          </g>
        )
      )}
      {token !== null && token.text !== '' && (
        <g class="ea-tile-chip said" transform="translate(0 38)">
          <rect x={-token.text.length * 3.8 - 11} y="-12" width={token.text.length * 7.6 + 22} height="24" rx="12" />
          <text y="6" text-anchor="middle">
            {token.text}
          </text>
        </g>
      )}
      {statuses.map(({ sign: status, side }, place) => (
        <g key={status} class={`ea-tile-status ${side}`} transform={`translate(${-46 + place * 34} -14)`}>
          <circle r="15" />
          <Sign path={SIGN_PICTURES[status]} size={17} fill={side === 'white' ? '#232b3d' : '#fff'} />
        </g>
      ))}
      {sign !== null && <path class={`ea-tile-sign ${sign}`} d="M46-30L62-2H30Z" />}
      <g class={`ea-tile-chip least ${danger}`} transform="translate(0 66)">
        <rect x="-46" y="-13" width="92" height="26" rx="13" />
        <Sign path={SIGN_PICTURES.claw} size={15} x={-33} fill="currentColor" />
        <text x="9" y="6" text-anchor="middle">
          <tspan class="share">{least}</tspan> {of}
        </text>
      </g>
    </>
  );
}

/** Beside the token, where neither a name nor a number lies. */
const VOTES_AT = ['-56 -4', '56 -4', '-52 24', '52 24'];

/** Portraits of those who vote for a tile hop onto it. */
const Votes = ({ votes, at }: { readonly votes: TileView['votes']; readonly at: string }) => (
  <g class="ea-votes" transform={at}>
    {votes.map(({ hero, isCasting }, place) => (
      <g key={hero} class={isCasting ? 'casting' : ''} transform={`translate(${VOTES_AT[place]})`}>
        {isCasting && <circle r="24" />}
        <use href={`#ea-${hero}`} x="-21" y="-21" width="42" height="42" />
        {isCasting && <Sign path={SIGN_PICTURES.crown} size={20} x={0} y={-27} fill="#f5b921" />}
      </g>
    ))}
  </g>
);
