import { type Voices } from '@hoard/kernel';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import { DRAGON } from '../content/names.ts';
import { powerOf, type ClashSide } from '../odds/clash.ts';
import { dragonPower, gatheringIn, partyDice, partyPower, ritualOdds } from '../odds/ritual.ts';
import { sumOf } from '../rules/dice.ts';
import { GATHERED, type Board } from '../state/board.ts';
import type { Words } from '../words/words.ts';
import { Summands } from './BattlePanel.tsx';
import { DiceRow, FoeFace, Odds, Row, Side, Sides, signed } from './BattleParts.tsx';
import { Portrait } from './Portrait.tsx';

interface RitualPanelProps {
  readonly words: Words;
  readonly board: Board;
  readonly voices: Voices;
}

/** A Gathering Ritual (HP-28.19): what each hero adds to the sum, and the Dragon once for each player. */
export function RitualPanel({ words, board, voices }: RitualPanelProps) {
  const { panels: say } = words;
  const gathering = gatheringIn(board, content);
  const { heroes, foe, times, weakened } = gathering;
  const dice = partyDice(gathering);
  const { ritual, gathered } = content.numbers.losses.coop;
  const loss = say.dragonLoss(board.dragon === GATHERED ? gathered : ritual);
  return (
    <section class="hp-battle">
      <Sides>
        <Side name={say.together} kind="hero" picture={<Portrait hero={board.heroes[heroes[0]!.seat]!.id} />} power={partyPower(gathering)}>
          {heroes.map(({ seat, side }) => (
            <Row key={seat} name={voices.nameOf(seat)} value={inSum(side)} />
          ))}
          {dice > 0 && <Row name={say.dice(dice)} value={rangeOf(words, dice)} />}
        </Side>
        <Side name={words.names.kind(DRAGON)} kind="foe" picture={<FoeFace kind={DRAGON} />} power={dragonPower(gathering)}>
          <Summands words={words} side={foe} />
          <DiceRow words={words} faces={content.dice.enemy} {...foe} />
          <Row name={say.eachPlayer} value={`× ${times}`} />
          {weakened > 0 && <Row name={say.summands.weakened} value={signed(-weakened, false)} />}
        </Side>
      </Sides>
      <Odds words={words} odds={ritualOdds(content, gathering)} isDragon stakes={[say.dragonWin, say.dragonWin, loss]} />
    </section>
  );
}

/** `18`, and as soon as the dice lie `18 + 4`. */
const inSum = ({ summands, thrown }: ClashSide): string => `${powerOf(summands)}${thrown.length === 0 ? '' : ` + ${sumOf(thrown)}`}`;

const rangeOf = ({ panels: say }: Words, dice: number): string =>
  say.range(dice * Math.min(...content.dice.hero), dice * Math.max(...content.dice.hero));
