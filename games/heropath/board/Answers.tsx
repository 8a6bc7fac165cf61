import { frameOf, questionOf, type Action } from '@hoard/kernel';
import type { OwnAnswersProps } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import type { QuestionName } from '../rules/index.ts';
import type { Heropath } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { BattlePanel } from './BattlePanel.tsx';
import { CardDeed } from './CardDeed.tsx';
import { Deed, type AskedProps } from './Deed.tsx';
import { PlannedJourney } from './Journeys.tsx';
import { wordsIn } from './speech.ts';
import { TurnAnswers } from './TurnAnswers.tsx';

/** What may be done, as the moment wants it: the embers of a turn, a battle, cards; else a list of buttons. */
export const Answers = ({ children, asked, ...props }: OwnAnswersProps<Heropath>) =>
  asked === null ? <>{children}</> : <AnswersTo {...props} asked={asked} plain={children} />;

/** Questions that are answered with cards, and little else. */
const WITH_CARDS: ReadonlySet<string> = new Set<QuestionName>([
  'reaction.answer',
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

function AnswersTo({ plain, ...props }: AskedProps & { readonly plain: ComponentChildren; readonly places: ComponentChildren }) {
  const { asked } = props;
  const question = questionOf(asked);
  if (question === 'turn.act') return <TurnAnswers {...props} />;
  if (question === 'travel.step')
    return (
      <>
        <PlannedJourney {...props} />
        {plain}
      </>
    );
  if (WITH_CARDS.has(question)) return <CardAnswers {...props} />;
  return <>{plain}</>;
}

/** Cards to choose from, as cards; in a battle under the battle; what else may be answered below them. */
function CardAnswers(props: AskedProps) {
  const { asked, language, voices } = props;
  const words = wordsIn(language);
  const frame = frameOf(asked);
  const board = asked.view.sight;
  const isBattle =
    frame?.k === 'reaction' && (frame.window === 'w4' || frame.window === 'w5') && board.heroes[frame.actor]!.battle !== null;
  const cards = asked.actions.filter(isOfCard);
  const others = asked.actions.filter((action) => !isOfCard(action));
  const deeds = (
    <>
      {cards.length > 0 && (
        <div class="hp-card-answers">
          {cards.map((action, index) => (
            <CardDeed key={action} props={props} action={action} number={others.length + index + 1} />
          ))}
        </div>
      )}
      <div class="hp-other-answers">
        {others.map((action, index) => (
          <Deed key={action} props={props} action={action} number={index + 1} />
        ))}
      </div>
    </>
  );
  if (!isBattle || frame.k !== 'reaction') return deeds;
  return (
    <BattlePanel words={words} board={board} seat={frame.actor} foe={frame.foe} name={voices.nameOf(frame.actor)}>
      {deeds}
    </BattlePanel>
  );
}

const CARD_VERBS: ReadonlySet<Heropath['verb']> = new Set(['play', 'choose', 'buy', 'sell', 'discard', 'keep', 'drop', 'collect']);
const isOfCard = (action: Action): boolean => CARD_VERBS.has(verbOf(action));
