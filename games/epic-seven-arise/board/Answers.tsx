import { argumentOf, questionOf } from '@hoard/kernel';
import { AnswerButton, Mark, type AskedProps, type OwnAnswersProps } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { SKYSTONES } from '../content/names.ts';
import { playerOf } from '../rules/things.ts';
import { stonesIn } from '../state/keys.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { Face } from './Cards.tsx';
import { faceOf, inHand } from './faces.ts';
import { heroKey } from './heroes.ts';
import { Portrait } from './Portrait.tsx';
import { wordsIn } from './speech.ts';
import { EaSign, Stone } from './Tokens.tsx';
import { Prize } from './Tray.tsx';
import { TurnAnswers } from './TurnAnswers.tsx';

/** What may be done, as the moment wants it: a blow that is put together, cards, stones; else a list of buttons. */
export const Answers = ({ children, asked, ...props }: OwnAnswersProps<EpicSevenArise>) =>
  asked === null ? <>{children}</> : <AnswersTo {...props} asked={asked} plain={children} />;

function AnswersTo({ plain, ...props }: AskedProps<EpicSevenArise> & { readonly plain: ComponentChildren }) {
  const { asked } = props;
  if (questionOf(asked) === 'heroTurn.act') return <TurnAnswers {...props} />;
  // Whoever can be chosen stands on the scene.
  if (questionOf(asked) === 'setUp.hero') return <Only props={props} />;
  if (!asked.actions.every((action) => PICTURED.has(verbOf(action)))) return <>{plain}</>;
  return (
    <div class="ea-choices">
      <Mark of="ea-answers" />
      {questionOf(asked) === 'redraw.choose' && <Ten props={props} />}
      {asked.actions.map((action, index) => (
        <AnswerButton key={action} props={props} action={action} number={index + 1} kind={verbOf(action)}>
          <Picture props={props} verb={verbOf(action)} argument={argumentOf(action)} />
        </AnswerButton>
      ))}
    </div>
  );
}

/** The ten cards that are kept or given back (EA-3.17). */
function Ten({ props: { asked, language } }: { readonly props: AskedProps<EpicSevenArise> }) {
  const words = wordsIn(language);
  const { deck, secret } = playerOf(asked.view.sight, asked.seat);
  return (
    <span class="ea-ten" aria-hidden="true">
      {inHand(
        words,
        [...deck, ...secret].filter((card) => card >= 0),
      ).map((card, place) => (
        <Face key={place} face={faceOf(words, card)} />
      ))}
    </span>
  );
}

/** The answer that is emphasised. */
const Only = ({ props }: { readonly props: AskedProps<EpicSevenArise> }) => (
  <div class="ea-choices">
    <Mark of="ea-answers" />
    <AnswerButton props={props} action={props.main ?? props.asked.actions[0]!} number={1}>
      <Picture props={props} verb="hero" argument={argumentOf(props.main ?? props.asked.actions[0]!)} />
    </AnswerButton>
  </div>
);

/** Answers that are known at a glance. */
const PICTURED: ReadonlySet<EpicSevenArise['verb']> = new Set([
  'keep',
  'top',
  'discard',
  'spend',
  'lay',
  'borrow',
  'echo',
  'colour',
  'forfeit',
  'redraw',
  'keepCards',
  'revive',
  'decline',
  'take',
  'pay',
  'burn',
  'plain',
  'hero',
  'potion',
  'store',
]);

interface PictureProps {
  readonly props: AskedProps<EpicSevenArise>;
  readonly verb: EpicSevenArise['verb'];
  readonly argument: number;
}

/** What an answer looks like. */
function Picture({ props, verb, argument }: PictureProps) {
  const words = wordsIn(props.language);
  switch (verb) {
    case 'keep':
    case 'top':
    case 'discard':
    case 'spend':
    case 'lay':
    case 'echo':
      return (
        <span class="ea-choice-card">
          <Face face={faceOf(words, argument)} />
        </span>
      );
    case 'colour':
    case 'forfeit':
    case 'redraw':
    case 'revive':
      return <Stone colour={SKYSTONES[argument]!} />;
    case 'pay':
      return (
        <span class="ea-choice-stones">
          {stonesIn(argument).flatMap((count, row) =>
            Array.from({ length: count }, (_, place) => <Stone key={`${row}-${place}`} colour={SKYSTONES[row]!} />),
          )}
        </span>
      );
    case 'take':
      return <Prize prize={argument} />;
    case 'hero':
    case 'potion':
      return <Portrait of={heroKey(argument)} />;
    case 'burn':
      return <EaSign sign="soul" size="1.6em" />;
    case 'store':
      return <EaSign sign="potion" size="1.6em" />;
    default:
      return null;
  }
}
