import type { Seat } from '@hoard/kernel';
import type { ComponentChildren } from 'preact';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import { DRAGON } from '../content/names.ts';
import { clashWith, oddsOf, powerOf, totalOf, type ClashSide, type Summand } from '../odds/clash.ts';
import { playerCount } from '../rules/things.ts';
import { GATHERED, type Board, type Unit } from '../state/board.ts';
import type { Words } from '../words/words.ts';
import { DiceRow, FoeFace, Odds, Row, Side, Sides, signed } from './BattleParts.tsx';
import { Portrait } from './Portrait.tsx';

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
  const clash = clashWith(board, content, seat, foe);
  const { dice } = content;
  return (
    <section class="hp-battle">
      <Sides>
        <Side name={name} kind="hero" picture={<Portrait hero={board.heroes[seat]!.id} />} power={powerShown(clash.hero)}>
          <Summands words={words} side={clash.hero} />
          <DiceRow words={words} faces={dice.hero} {...clash.hero} />
        </Side>
        <Side name={words.names.kind(clash.kind)} kind="foe" picture={<FoeFace kind={clash.kind} />} power={powerShown(clash.foe)}>
          <Summands words={words} side={clash.foe} />
          <DiceRow words={words} faces={dice.enemy} {...clash.foe} />
        </Side>
      </Sides>
      <Odds words={words} odds={oddsOf(content, clash)} isDragon={foe === DRAGON} stakes={stakesOf(words, board, foe)} />
      <Ahead words={words} board={board} seat={seat} foe={foe} />
      {children !== undefined && <div class="hp-strike">{children}</div>}
    </section>
  );
}

const powerShown = (side: ClashSide): number => totalOf(side) ?? powerOf(side.summands);

interface SummandsProps {
  readonly words: Words;
  readonly side: ClashSide;
}

export const Summands = ({ words, side: { summands } }: SummandsProps) => (
  <>
    {summands.map((summand, place) => (
      <Row key={place} name={nameOf(words, summand)} value={signed(summand.value, place === 0)} />
    ))}
  </>
);

const nameOf = ({ panels: say, names }: Words, { from, card }: Summand): string =>
  from === 'card' ? names.card(card) : say.summands[from];

function stakesOf({ panels: say }: Words, board: Board, foe: Unit): readonly [string, string, string] {
  const { losses, victory } = content.numbers;
  return foe === DRAGON
    ? [say.dragonWin, say.dragonWin, say.dragonLoss(losses.dragon + (board.dragon === GATHERED ? 0 : losses.active))]
    : [say.winStake(victory.experience), say.tieStake(losses.tie), say.lossStake(losses.battle)];
}

interface AheadProps {
  readonly words: Words;
  readonly board: Board;
  readonly seat: Seat;
  readonly foe: Unit;
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
