import { questionOf, type Action } from '@hoard/kernel';
import { AnswerButton, useLater, type AskedProps, type OwnAnswersProps } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { QuestionName } from '../rules/index.ts';
import type { Heropath } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { isCall } from './calls.ts';
import { CardAnswer } from './CardAnswer.tsx';
import { Fold } from './Fold.tsx';
import { PlannedJourney } from './Journeys.tsx';
import { spaceOf } from './journeys.ts';
import { wordsIn } from './speech.ts';
import { TurnAnswers } from './TurnAnswers.tsx';
import './deeds.css';

/** What may be done, as the moment wants it: the embers of a turn, a battle, cards; else a list of buttons. */
export const Answers = ({ children, asked, ...props }: OwnAnswersProps<Heropath>) =>
  asked === null ? <>{children}</> : <AnswersTo {...props} asked={asked} plain={children} />;

/** Questions that are answered with cards, and little else. */
const WITH_CARDS: ReadonlySet<string> = new Set<QuestionName>([
  'fight.won',
  'limit.choose',
  'pay.choose',
  'encounter.card',
  'draw.replace',
  'effects.card',
  'effects.drop',
  'effects.buy',
  'effects.sell',
  'effects.keep',
  'effects.loot',
]);

function AnswersTo({ plain, ...props }: AskedProps<Heropath> & { readonly plain: ComponentChildren; readonly places: ComponentChildren }) {
  const { asked } = props;
  const question = questionOf(asked);
  const before = useLater(question === 'keep.choose', () => import('./beforeTheGame.ts'));
  if (question === 'turn.act') return <TurnAnswers {...props} />;
  if (question === 'travel.step') return <StepAnswers {...props} />;
  if (question === 'reaction.answer') return <ReactionAnswers {...props} />;
  if (question === 'keep.choose') return before === null ? null : <before.PackAnswers {...props} />;
  if (WITH_CARDS.has(question)) return <CardAnswers {...props} />;
  return <>{plain}</>;
}

/** On the way: the journey as it was meant, what else may be done, and the spaces. What is called from the bar of STOPs stands there. */
function StepAnswers(props: AskedProps<Heropath> & { readonly places: ComponentChildren }) {
  const { asked, places, language, onUnfold } = props;
  const [areDropsOpen, openDrops] = useState(false);
  const others = asked.actions.filter((action) => spaceOf(asked.view.sight, action) < 0 && !isCall(action) && !isDrop(action));
  const drops = asked.actions.filter(isDrop);
  return (
    <>
      <PlannedJourney {...props} />
      <div class="hp-other-answers">
        {others.map((action, index) => (
          <AnswerButton key={action} props={props} action={action} number={index + 1} />
        ))}
        {drops.length > 0 && (
          <Fold
            text={wordsIn(language).panels.drop}
            count={drops.length}
            isOpen={areDropsOpen}
            onPress={() => {
              openDrops(!areDropsOpen);
              onUnfold();
            }}
          />
        )}
        {areDropsOpen && drops.map((action) => <AnswerButton key={action} props={props} action={action} />)}
      </div>
      {places}
    </>
  );
}

/** Cards to choose from, as cards; what else may be answered below them. */
function CardAnswers(props: AskedProps<Heropath>) {
  const { asked } = props;
  const cards = asked.actions.filter(isOfCard);
  const others = asked.actions.filter((action) => !isOfCard(action));
  return (
    <>
      {cards.length > 0 && (
        <div class="hp-card-answers">
          {cards.map((action, index) => (
            <CardAnswer key={action} props={props} action={action} number={others.length + index + 1} />
          ))}
        </div>
      )}
      <div class="hp-other-answers">
        {others.map((action, index) => (
          <AnswerButton key={action} props={props} action={action} number={index + 1} />
        ))}
      </div>
    </>
  );
}

/** Windows come later than the game itself: until their part is there, what can be played lies there as cards. */
function ReactionAnswers(props: AskedProps<Heropath>) {
  const part = useLater(true, () => import('./Reactions.tsx'));
  return part === null ? <CardAnswers {...props} /> : <part.Reactions {...props} />;
}

const CARD_VERBS: ReadonlySet<Heropath['verb']> = new Set(['play', 'choose', 'buy', 'sell', 'discard', 'keep', 'drop', 'collect']);
const isOfCard = (action: Action): boolean => CARD_VERBS.has(verbOf(action));
const isDrop = (action: Action): boolean => verbOf(action).startsWith('drop');
