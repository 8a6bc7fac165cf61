import type { Fact, Sheet, SheetPart } from '@hoard/kernel';
import { SheetSection, type BoardProps, type SheetDress } from '@hoard/paint';
import { covenant as content } from '../content/covenant.ts';
import { SKYSTONES, type Skystone } from '../content/names.ts';
import { dualPrice } from '../rules/10-dual.ts';
import { isCasting } from '../rules/24-votes.ts';
import { placeOf, playerOf } from '../rules/things.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { outerFrame } from '../telling/frames.ts';
import { OpenHand } from './Dock.tsx';
import { faceOf, inHand } from './faces.ts';
import { faceOfSeat, heroesOf, liveryOfSeat } from './heroes.ts';
import { Portrait } from './Portrait.tsx';
import { SIGN_PICTURES } from './signPictures.ts';
import { wordsIn } from './speech.ts';
import { EaSign, Souls, Stone } from './Tokens.tsx';
import './sheets.css';

const isStone = (sign: string): sign is Skystone => SKYSTONES.some((colour) => colour === sign);

/** What everybody has, in friendship order: portraits, health, Souls, stones and the open hand. */
export function dressOf({ view, asked, telling, voices, language }: BoardProps<EpicSevenArise>): SheetDress | null {
  const words = wordsIn(language);
  const board = view.sight;
  if (board.heroes.length < board.party) return null;
  const isVote = outerFrame(view, 'poll') !== undefined;
  const sheets = telling.sheets(view, voices).toSorted((one, other) => placeOf(board, one.seat) - placeOf(board, other.seat));

  const drawFact = ({ sign, value, label }: Fact, { seat }: Sheet) => {
    if (sign === 'rank') return null;
    if (sign === 'souls')
      return (
        <span class="sheet-fact of-souls" title={label}>
          <span class="map-hidden">{label}</span>
          <Souls count={playerOf(board, seat).souls} most={content.numbers.souls.most} />
          <b aria-hidden="true">{value}</b>
        </span>
      );
    if (content.heroes.some(({ id }) => id === sign))
      return <Health hero={sign} value={value} label={label} isOneOfSeveral={heroesOf(board, seat).length > 1} />;
    if (isStone(sign))
      return (
        <span class="sheet-fact" title={label}>
          <span class="map-hidden">{label}</span>
          <Stone colour={sign} />
          <b aria-hidden="true">{value}</b>
        </span>
      );
    return undefined;
  };

  const drawPart = (part: SheetPart, { seat }: Sheet) =>
    part.id === 'hand' ? (
      <SheetSection key={part.id} part={part}>
        <span class="map-hidden">{part.items.map(({ name }) => name).join(', ')}</span>
        <OpenHand faces={inHand(words, playerOf(board, seat).hand).map((card) => faceOf(words, card))} />
      </SheetSection>
    ) : undefined;

  return {
    sheets,
    words: { players: words.sheet.players, nothing: words.sheet.empty },
    own: asked?.seat ?? view.viewer,
    isRanked: true,
    liveryOf: (seat) => liveryOfSeat(board, seat, voices.nameOf(seat)),
    portrait: ({ seat }) => (
      <Ranked board={board} seat={seat} rank={words.board.ranks[placeOf(board, seat)] ?? ''} isCasting={isVote && isCasting(board, seat)} />
    ),
    pictureOf: (sign) => PICTURES[sign] ?? '',
    lead: ({ seat }) => <OpenHand faces={inHand(words, playerOf(board, seat).hand).map((card) => faceOf(words, card))} />,
    drawFact,
    drawPart,
  };
}

interface HealthProps {
  readonly hero: string;
  /** `8/12` */
  readonly value: string;
  readonly label: string;
  readonly isOneOfSeveral: boolean;
}

/** The health of a hero; where a player leads several, beside the face of each. */
function Health({ hero, value, label, isOneOfSeveral }: HealthProps) {
  const [health, most] = value.split('/');
  return (
    <span class={`sheet-fact ${isOneOfSeveral ? 'ea-faced' : 'of-hero'} ${health === '0' ? 'ea-fallen' : ''}`} title={label}>
      <span class="map-hidden">{label}</span>
      {isOneOfSeveral ? <Portrait of={hero} /> : <EaSign sign="heart" />}
      <b aria-hidden="true">
        {health}
        {isOneOfSeveral ? <small>/{most}</small> : `/${most}`}
      </b>
    </span>
  );
}

/** By sign of a fact or a part. */
const PICTURES: Readonly<Record<string, string>> = {
  potions: SIGN_PICTURES.potion,
  contribution: SIGN_PICTURES.power,
  points: SIGN_PICTURES.crown,
  skill1: SIGN_PICTURES.claw,
  skill2: SIGN_PICTURES.volley,
  skill3: SIGN_PICTURES.cleave,
};

interface RankedProps {
  readonly board: EpicSevenArise['board'];
  readonly seat: number;
  readonly rank: string;
  readonly isCasting: boolean;
}

/** The face that stands for a player, the rank over it, and under it what a Dual Attack costs. */
function Ranked({ board, seat, rank, isCasting: hasCastingVote }: RankedProps) {
  const [first] = heroesOf(board, seat);
  return (
    <span class="ea-ranked" aria-hidden="true">
      {rank !== '' && <span class="rank">{rank}</span>}
      {hasCastingVote && (
        <span class="casting">
          <EaSign sign="crown" />
        </span>
      )}
      <Portrait of={faceOfSeat(board, seat) ?? 'H1'} />
      {first !== undefined && board.players.length > 1 && (
        <span class="dual">
          {dualPrice(board, content, first)}
          <EaSign sign="drop" size=".8em" />
        </span>
      )}
    </span>
  );
}
