import { argumentOf, frameOf, percent, type Action } from '@hoard/kernel';
import { AnswerButton, type AskedProps } from '@hoard/paint';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import { DRAGON } from '../content/names.ts';
import { clashWith, oddsOf } from '../odds/clash.ts';
import { chanceIn } from '../odds/throws.ts';
import { clashWithCard } from '../odds/withCard.ts';
import type { Heropath } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { BattlePanel } from './BattlePanel.tsx';
import { CardPicture } from './CardTile.tsx';
import { Countdown } from './Countdown.tsx';
import { wordsIn } from './speech.ts';
import './reactions.css';

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('. ');

const isCard = (action: Action): boolean => verbOf(action) === 'play';

/** A window (HP-24): one slim row of the time that is left, what can be played, and the pass. A battle is read below it. */
export function Reactions(props: AskedProps<Heropath>) {
  const { asked, language, voices, clocks } = props;
  const words = wordsIn(language);
  const frame = frameOf<Heropath>(asked);
  const board = asked.view.sight;
  const clock = clocks.find(({ lane }) => lane === asked.lane);
  const deeds = [...asked.actions.filter(isCard), ...asked.actions.filter((action) => !isCard(action))];
  // HP-28.19: in a Ritual all strike together, and the battle of one says nothing.
  const isTogether = frame?.k === 'reaction' && frame.foe === DRAGON && board.options.competition === 'co-op';
  const isBattle =
    frame?.k === 'reaction' &&
    !isTogether &&
    (frame.window === 'w4' || frame.window === 'w5') &&
    board.heroes[frame.actor]!.battle !== null;
  /** What a card makes of one's own chance, where that can be reckoned. */
  const chanceWith = (action: Action): string => {
    if (frame?.k !== 'reaction') return '';
    const clash = clashWith(board, content, asked.seat, frame.foe);
    const changed = clashWithCard(content, board.heroes[asked.seat]!, clash, argumentOf(action));
    return changed === null ? '' : [clash, changed].map((one) => percent(chanceIn(oddsOf(content, one)), language)).join(' → ');
  };
  const isOwn = isBattle && frame.actor === asked.seat;
  return (
    <>
      <div class="hp-reaction" role="group" aria-label={words.panels.reactions}>
        {clock !== undefined && <Countdown clock={clock} words={words} />}
        {deeds.map((action, index) => (
          <AnswerButton
            key={action}
            props={props}
            action={action}
            number={index + 1}
            kind={isCard(action) ? 'slim' : 'slim pass'}
            note={joined(isOwn && isCard(action) ? chanceWith(action) : '', props.telling.glance(asked, action, voices))}
          >
            {isCard(action) && <CardPicture id={words.content.cards[argumentOf(action)]!.id} />}
          </AnswerButton>
        ))}
      </div>
      {isBattle && <BattlePanel words={words} board={board} seat={frame.actor} foe={frame.foe} name={voices.nameOf(frame.actor)} />}
    </>
  );
}
