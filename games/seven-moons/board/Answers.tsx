import { argumentOf, frameOf } from '@hoard/kernel';
import { ICONS, DieFace, type OwnAnswersProps } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import type { SevenMoons } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { effectsInWords } from '../telling/cards.ts';
import { outerFrame } from '../telling/frames.ts';
import { AnswerButton, AnswerIcon, Denied, type AskedProps } from './AnswerButton.tsx';
import { Card, isCardChoice } from './Drama.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { wordsIn } from './speech.ts';
import './answers.css';

/** What may be done, as the moment wants it: two dice, the card of the place one has come to; else a list of buttons. */
export const Answers = ({ children, asked, ...props }: OwnAnswersProps<SevenMoons>) =>
  asked === null ? <>{children}</> : <AnswersTo {...props} asked={asked} plain={children} />;

function AnswersTo({ plain, ...props }: AskedProps & { readonly plain: ComponentChildren }) {
  const { asked, language } = props;
  const frame = frameOf(asked);
  if (frame?.k === 'journey' && frame.at === 'pick') return <PickDie {...props} />;
  if (frame?.k === 'turn' && frame.at === 'act') return <PlaceCard {...props} />;
  const answers = asked.actions.some((action) => IN_SIGNS.has(verbOf(action))) ? <Signs {...props} /> : plain;
  const card = outerFrame(asked.view, 'encounter')?.card ?? -1;
  if (card < 0) return <>{answers}</>;
  const words = wordsIn(language);
  const { name, line, does } = words.content.wildernessCards[card]!;
  return (
    <>
      <Card
        icon={ICONS.flame}
        name={name}
        small={words.card.encounter}
        line={line}
        // Where there is a choice, its answers tell what they bring.
        does={does.some(isCardChoice) ? '' : effectsInWords(words, asked.view.sight, asked.seat, does)}
      />
      {answers}
    </>
  );
}

/** What is lost, taken, laid or chosen is known at a glance. */
const IN_SIGNS: ReadonlySet<SevenMoons['verb']> = new Set(['lose', 'drop', 'take', 'lay', 'send', 'price', 'option', 'spend', 'nettle']);

/** All that may be done, with signs and with what it brings; and what may not. */
const Signs = (props: AskedProps) => (
  <div class="deeds">
    {props.asked.actions.map((action, index) => (
      <AnswerButton key={action} props={props} action={action} number={index + 1}>
        <AnswerIcon action={action} />
      </AnswerButton>
    ))}
    {props.denials.map((denial) => (
      <Denied key={denial.action} props={props} denial={denial} />
    ))}
  </div>
);

/** On foot: two dice side by side, and one of them is walked (SM-3.1). */
function PickDie(props: AskedProps) {
  const { asked, language } = props;
  return (
    <div class="pick-die" role="group" aria-label={wordsIn(language).card.dice}>
      {asked.actions.map((action, index) => (
        <AnswerButton key={action} props={props} action={action} number={index + 1} kind="die-choice">
          <DieFace face={argumentOf(action)} milliseconds={0} />
        </AnswerButton>
      ))}
    </div>
  );
}
