import { percent, type Seat } from '@hoard/kernel';
import { DieFace, Icon, ICONS } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import type { EnemyKindId } from '../content/ids.ts';
import { DRAGON } from '../content/names.ts';
import { clashWith, oddsOf, powerOf, totalOf, type Clash, type ClashSide, type Summand } from '../odds/clash.ts';
import type { Fortunes } from '../odds/throws.ts';
import { playerCount } from '../rules/things.ts';
import { GATHERED, type Board, type Unit } from '../state/board.ts';
import type { Words } from '../words/words.ts';
import { Ear } from './Gems.tsx';
import { FACES, SIGNS } from './pictures.ts';
import { Portrait } from './Portrait.tsx';
import './battle.css';

interface BattlePanelProps {
  readonly words: Words;
  readonly board: Board;
  readonly seat: Seat;
  readonly foe: Unit;
  readonly name: string;
  /** What begins it. */
  readonly children?: ComponentChildren;
}

/** A battle as two columns, every summand on a line of its own; then the chances, and what hangs on each. */
export function BattlePanel({ words, board, seat, foe, name, children }: BattlePanelProps) {
  const { panels: say, language, names } = words;
  const clash = clashWith(board, content, seat, foe);
  const odds = oddsOf(content, clash);
  const isDragon = foe === DRAGON;
  const hero = board.heroes[seat]!;
  return (
    <section class="hp-battle">
      <div class="hp-sides">
        <Side words={words} side={clash.hero} name={name} kind="hero" faces={content.dice.hero} picture={<Portrait hero={hero.id} />} />
        <span class="hp-versus" aria-hidden="true">
          <Icon path={ICONS.swords} size="1.3em" />
        </span>
        <Side
          words={words}
          side={clash.foe}
          name={names.kind(clash.kind)}
          kind="foe"
          faces={content.dice.enemy}
          picture={<FoeFace kind={clash.kind} />}
        />
      </div>
      <p class="hp-odds-head">
        <b>{percent(odds.won + odds.tied, language)}</b> {isDragon ? say.toSlay : say.toKill}
      </p>
      <OddsBar words={words} odds={odds} isDragon={isDragon} board={board} />
      <Ahead words={words} board={board} seat={seat} foe={foe} clash={clash} />
      {children !== undefined && <div class="hp-strike">{children}</div>}
    </section>
  );
}

const FoeFace = ({ kind }: { readonly kind: EnemyKindId }) => (
  <span class="hp-foe-face" aria-hidden="true">
    <Icon path={kind === DRAGON ? SIGNS.dragon : FACES[content.enemies[kind]!.id]!} size="1em" />
  </span>
);

interface SideProps {
  readonly words: Words;
  readonly side: ClashSide;
  readonly name: string;
  readonly kind: 'hero' | 'foe';
  readonly faces: readonly number[];
  readonly picture: ComponentChildren;
}

function Side({ words, side, name, kind, faces, picture }: SideProps) {
  const { panels: say } = words;
  const { dice, thrown, summands } = side;
  const sum = thrown.reduce((total, face) => total + face, 0);
  return (
    <div class={`hp-side of-${kind}`}>
      <p class="hp-side-who">
        {picture}
        <b>{name}</b>
      </p>
      <b class="hp-side-power">{totalOf(side) ?? powerOf(summands)}</b>
      <ul>
        {summands.map((summand, place) => (
          <li key={place}>
            <span>{nameOf(words, summand)}</span>
            <b>{place > 0 && summand.value > 0 ? `+${summand.value}` : String(summand.value).replace('-', '−')}</b>
          </li>
        ))}
        <li class="dice">
          <span class="hp-dice" aria-hidden="true">
            {thrown.length > 0
              ? thrown.map((face, place) => <DieFace key={place} face={face} milliseconds={0} />)
              : Array.from({ length: dice }, (_, place) => <i key={place}>{`${Math.min(...faces)}–${Math.max(...faces)}`}</i>)}
          </span>
          <Ear>{say.dice(dice)}</Ear>
          <b>{thrown.length > 0 ? say.rolled(sum) : say.range(dice * Math.min(...faces), dice * Math.max(...faces))}</b>
        </li>
      </ul>
    </div>
  );
}

const nameOf = ({ panels: say, names }: Words, { from, card }: Summand): string =>
  from === 'card' ? names.card(card) : say.summands[from];

interface OddsBarProps {
  readonly words: Words;
  readonly board: Board;
  readonly odds: Fortunes;
  readonly isDragon: boolean;
}

/** Win, tie and loss as parts of one bar, and under each what comes of it. */
function OddsBar({ words, odds, isDragon, board }: OddsBarProps) {
  const { panels: say, language } = words;
  const { losses, victory } = content.numbers;
  const dragonLoss = losses.dragon + (board.dragon === GATHERED ? 0 : losses.active);
  const stakes = isDragon
    ? [say.dragonWin, say.dragonWin, say.dragonLoss(dragonLoss)]
    : [say.winStake(victory.experience), say.tieStake(losses.tie), say.lossStake(losses.battle)];
  const parts = [
    { name: 'won', label: say.won, share: odds.won, stake: stakes[0]! },
    { name: 'tied', label: say.tied, share: odds.tied, stake: stakes[1]! },
    { name: 'lost', label: say.lost, share: odds.lost, stake: stakes[2]! },
  ];
  return (
    <div class="hp-odds">
      <div class="hp-odds-bar" aria-hidden="true">
        {parts.map(({ name, share }) => share > 0 && <i key={name} class={name} style={{ flexGrow: share }} />)}
      </div>
      <dl>
        {parts.map(
          ({ name, label, share, stake }) =>
            share > 0 && (
              <div key={name} class={name}>
                <dt>
                  {label} {percent(share, language)}
                </dt>
                <dd>{stake}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

interface AheadProps {
  readonly words: Words;
  readonly board: Board;
  readonly seat: Seat;
  readonly foe: Unit;
  readonly clash: Clash;
}

/** What else hangs on it: a second loss in a row, a new level of the Scale. */
function Ahead({ words, board, seat, foe }: AheadProps) {
  const { panels: say } = words;
  const { streak } = board.heroes[seat]!;
  const { scale, gathered, options } = board;
  const rises = scale.level === 0 || scale.received >= playerCount(board);
  const lines = [
    ...(streak?.unit === foe && streak.losses === content.numbers.streak.losses - 1
      ? [say.secondLoss(content.numbers.streak.experience)]
      : []),
    ...(foe !== DRAGON &&
    rises &&
    gathered === 0 &&
    options.competition !== 'solo' &&
    options.style !== 'mist' &&
    scale.level < content.numbers.scale.levels
      ? [say.onScale(scale.level + 1)]
      : []),
  ];
  return lines.length === 0 ? null : <p class="hp-ahead">{lines.join(' ')}</p>;
}
