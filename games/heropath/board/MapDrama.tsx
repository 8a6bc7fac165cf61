import { ICONS, Sign, Spot, type Playing, type Point } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import type { SpaceId } from '../content/ids.ts';
import { GATHERED, type Board } from '../state/board.ts';
import type { Heropath } from '../state/types.ts';
import { liveryOfSeat } from './heroes.ts';
import { CENTRES, MAP, buildingAt, enemyAt, pathOf } from './layout.ts';
import { FACES, SIGNS, SITES } from './pictures.ts';
import { GEM, GEM_COLOURS } from './signs.ts';
import './mapDrama.css';

interface DramaProps {
  readonly playing: Playing<Heropath>;
  /** As it was before. */
  readonly board: Board;
}

const { map } = content;

/** What an event shows on the map itself. */
export function MapDrama({ playing: { event, milliseconds, after }, board }: DramaProps) {
  const style = { '--ms': `${milliseconds}ms` };
  const standing = (seat: number): Point => CENTRES[after.sight.heroes[seat]!.at] ?? CENTRES[board.heroes[seat]!.at] ?? CENTRES[map.start]!;
  switch (event.t) {
    case 'dragonTurn':
      return <Night style={style} name="dawns" />;
    case 'dragonFlew':
      return <Flight from={lairOf(board.dragon)} to={lairOf(event.rock)} style={style} milliseconds={milliseconds} />;
    case 'flare':
      return <Fires spaces={spacesBurntBy(event.face)} style={style} />;
    case 'gathered':
      return (
        <>
          <Night style={style} name="dawns" />
          <Spot at={CENTRES[map.start]!} style={style}>
            <Sign path={SIGNS.skull} size={60} y={-20} fill="#ffb347" />
            <circle class="hp-blast" r="80" fill="url(#hp-lava)" />
          </Spot>
        </>
      );
    case 'exposed':
      return (
        <Spot at={enemyAt(event.at, 0)} style={style}>
          <g class="hp-turns-up">
            <circle r="19" fill="url(#hp-foe)" stroke="#ffb060" stroke-width="2.4" />
            <Sign path={FACES[content.enemies[event.kind]!.id]!} size={28} fill="#ffe9cf" />
          </g>
        </Spot>
      );
    case 'slain':
    case 'banished':
      return (
        <Spot at={enemyAt(event.at, 0)} style={style}>
          <circle class="hp-blast" r="34" fill="url(#hp-lava)" />
          <g class="hp-rises">
            <Sign path={ICONS.skull} size={24} fill="#fff1d8" />
          </g>
        </Spot>
      );
    case 'discovered':
    case 'founded':
      return <Unfolding site={event.site} at={buildingAt(event.at)} style={style} />;
    case 'gained':
      return (
        <Rising at={standing(event.seat)} style={style}>
          <Sign path={GEM} size={22} fill={GEM_COLOURS[event.attribute] ?? '#fff'} />
        </Rising>
      );
    case 'supplied':
      return (
        <Rising at={standing(event.seat)} style={style}>
          {event.gold > 0 && <Sign path={ICONS.coins} size={22} x={event.food > 0 ? -12 : 0} fill="#ffd35a" />}
          {event.food > 0 && <Sign path={SIGNS.food} size={22} x={event.gold > 0 ? 12 : 0} fill="#f0b080" />}
        </Rising>
      );
    case 'lost':
      return (
        <Spot at={standing(event.seat)} style={style}>
          <g class="hp-cracks" transform="translate(10 -26)">
            <path d="M0-11L9-1L0 15L-3 4L1-1L-2-6Z" fill="#ff4a3d" />
            <path d="M0-11L-9-1L0 15L-3 4L1-1L-2-6Z" fill="#c41f1f" />
          </g>
        </Spot>
      );
    case 'fell':
      return (
        <Spot at={CENTRES[event.at]!} style={style}>
          <g class="hp-buried">
            <Sign path={liveryOfSeat(board, event.seat).crest} size={26} y={-6} fill={liveryOfSeat(board, event.seat).css} />
            <path d="M-26 14Q-18-4 0-6Q18-4 26 14Q0 22-26 14Z" fill="#f4f8ff" />
          </g>
        </Spot>
      );
    case 'imprisoned':
      return (
        <Spot at={CENTRES[event.to]!} style={style}>
          <path class="hp-bars" d="M-24-30V26M-12-34V28M0-35V29M12-34V28M24-30V26M-28-20H28M-28 14H28" />
        </Spot>
      );
    case 'stole':
      return <Loot path={SIGNS.cards} from={standing(event.victim)} to={standing(event.seat)} style={style} />;
    case 'stoleSupply':
      return (
        <Loot path={event.gold > 0 ? ICONS.coins : SIGNS.food} from={standing(event.victim)} to={standing(event.seat)} style={style} />
      );
    case 'rose':
      return (
        <Spot at={CENTRES[map.start]!} style={style}>
          <circle class="hp-blast" r="52" fill="url(#hp-lamp)" />
        </Spot>
      );
    default:
      return null;
  }
}

const lairOf = (rock: number): Point => CENTRES[rock === GATHERED ? map.start : (map.rocks[rock] ?? map.start)]!;

/** HP-21.6: all spaces of the regions that the die shows. */
const spacesBurntBy = (face: number): SpaceId[] => [...new Set((content.dice.land[face] ?? []).flatMap((region) => map.spacesIn[region]!))];

type Style = Readonly<Record<string, string>>;

/** The whole map darkens for a moment, and the night round it: no window shows where it ends. */
function Night({ style, name }: { readonly style: Style; readonly name: string }) {
  const { x, y, width, height } = MAP.picture.box;
  return <rect class={`hp-night ${name}`} x={x - width} y={y - height} width={3 * width} height={3 * height} style={style} />;
}

const Rising = ({ at, style, children }: { readonly at: Point; readonly style: Style; readonly children: ComponentChildren }) => (
  <Spot at={{ x: at.x + 10, y: at.y - 12 }} style={style}>
    <g class="hp-rises">{children}</g>
  </Spot>
);

/** What changes hands against somebody's will, from the one to the other. */
const Loot = ({ path, from, to, style }: { readonly path: string; readonly from: Point; readonly to: Point; readonly style: Style }) => (
  <g class="hp-flight" style={{ ...style, ...flown(from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 60 }, to) }}>
    <Sign path={path} size={26} fill="#ffd35a" />
  </g>
);

const flown = (from: Point, peak: Point, to: Point): Style => ({
  '--from': `${from.x}px, ${from.y}px`,
  '--peak': `${peak.x}px, ${peak.y}px`,
  '--to': `${to.x}px, ${to.y}px`,
});

/** Wings over the land: the shadow goes first, the Dragon after it, from rock to rock. */
function Flight({
  from,
  to,
  style,
  milliseconds,
}: {
  readonly from: Point;
  readonly to: Point;
  readonly style: Style;
  readonly milliseconds: number;
}) {
  const peak = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 70 - Math.hypot(to.x - from.x, to.y - from.y) * 0.12 };
  const way: Style = { ...style, ...flown(from, peak, to), '--beat': `${Math.max(120, milliseconds / 6)}ms` };
  const isFacingLeft = to.x < from.x;
  return (
    <>
      <Night style={style} name="passes" />
      <g class="hp-flight shadow" style={way}>
        <g transform="translate(18 64)">
          <Wyrm isFacingLeft={isFacingLeft} />
        </g>
      </g>
      <g class="hp-flight" style={way}>
        <Wyrm isFacingLeft={isFacingLeft} />
      </g>
      <Spot at={to} style={style}>
        <circle class="hp-lands" r="74" fill="url(#hp-lava)" />
      </Spot>
    </>
  );
}

/** The Dragon from above: a long body, a tail, and two wings that beat. */
const Wyrm = ({ isFacingLeft }: { readonly isFacingLeft: boolean }) => (
  <g class="hp-wyrm" transform={isFacingLeft ? 'scale(-1 1)' : undefined}>
    <path class="hp-tail" d="M-18 2Q-50 10-74-4Q-60 14-30 14Q-22 12-14 8Z" />
    <path class="hp-wing far" d="M2-2Q-12-46-58-62Q-44-44-46-32Q-34-38-28-24Q-20-30-14-14Q-8-18-4 2Z" />
    <path class="hp-wing near" d="M6 4Q-2 48-44 70Q-34 50-36 40Q-24 44-20 30Q-12 34-8 20Q-2 22 2 6Z" />
    <path d="M-22 4Q-8-9 16-8Q30-16 44-10Q54-8 60 0Q50 4 42 4Q30 12 14 11Q-8 13-22 4Z" />
    <path class="hp-eye" d="M45-5L50-3.4L45.4-1.6Z" />
  </g>
);

/** The regions burn for a second. */
const Fires = ({ spaces, style }: { readonly spaces: readonly SpaceId[]; readonly style: Style }) => (
  <g class="drama" style={style} aria-hidden="true">
    <path class="hp-scorched" d={spaces.map(pathOf).join('')} />
    {spaces.map((space, place) => (
      <g key={space} transform={`translate(${CENTRES[space]!.x} ${CENTRES[space]!.y})`}>
        <g class="hp-blazes" style={{ animationDelay: `calc(var(--ms) * ${(place % 7) * 0.03})` }}>
          <use href="#hp-flame" transform="translate(-16 14)scale(1.7)" />
          <use href="#hp-flame" transform="translate(14 6)scale(1.3)" />
          <use href="#hp-flame" transform="translate(0 28)scale(1.5)" />
        </g>
      </g>
    ))}
  </g>
);

/** A building folds itself up out of a card. */
const Unfolding = ({ site, at, style }: { readonly site: number; readonly at: Point; readonly style: Style }) => (
  <Spot at={at} style={style}>
    <circle class="hp-blast" r="40" fill="url(#hp-lamp)" />
    <g class="hp-unfolds">
      <use href="#hp-site" transform="scale(1.6)" />
      <Sign path={SITES[content.sites[site]!.id]!} size={17} x={-1.6} y={-6.6} fill="#7a3411" />
    </g>
  </Spot>
);
