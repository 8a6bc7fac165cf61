import { argumentOf, frameOf, type Action } from '@hoard/kernel';
import { AnswerButton, type AskedProps } from '@hoard/paint';
import type { Heropath } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { BattlePanel } from './BattlePanel.tsx';
import { CardPicture } from './CardTile.tsx';
import { Countdown } from './Countdown.tsx';
import { wordsIn } from './speech.ts';
import './reactions.css';

const isCard = (action: Action): boolean => verbOf(action) === 'play';

/** A window (HP-24): one slim row of the time that is left, what can be played, and the pass. A battle is read below it. */
export function Reactions(props: AskedProps<Heropath>) {
  const { asked, language, voices, clocks } = props;
  const words = wordsIn(language);
  const frame = frameOf<Heropath>(asked);
  const board = asked.view.sight;
  const clock = clocks.find(({ lane }) => lane === asked.lane);
  const deeds = [...asked.actions.filter(isCard), ...asked.actions.filter((action) => !isCard(action))];
  const isBattle =
    frame?.k === 'reaction' && (frame.window === 'w4' || frame.window === 'w5') && board.heroes[frame.actor]!.battle !== null;
  return (
    <>
      <div class="hp-reaction" role="group" aria-label={words.panels.reactions}>
        {clock !== undefined && <Countdown clock={clock} words={words} />}
        {deeds.map((action, index) => (
          <AnswerButton key={action} props={props} action={action} number={index + 1} kind={isCard(action) ? 'slim' : 'slim pass'}>
            {isCard(action) && <CardPicture id={words.content.cards[argumentOf(action)]!.id} />}
          </AnswerButton>
        ))}
      </div>
      {isBattle && <BattlePanel words={words} board={board} seat={frame.actor} foe={frame.foe} name={voices.nameOf(frame.actor)} />}
    </>
  );
}
