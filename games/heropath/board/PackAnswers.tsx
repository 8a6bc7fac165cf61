import { AnswerButton, Mark, type AskedProps } from '@hoard/paint';
import type { Heropath } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { markedIn, packOf } from './pack.ts';
import { wordsIn } from './speech.ts';

/** The cards of a pack are marked on the board; here they are kept, all at once. */
export function PackAnswers(props: AskedProps<Heropath>) {
  const { asked, language, planned, onChooseInTurn } = props;
  const { panels: say } = wordsIn(language);
  const most = packOf(asked)?.most ?? 0;
  const marked = markedIn(planned).length;
  const isFull = marked === most;
  const others = asked.actions.filter((action) => verbOf(action) !== 'keep');
  return (
    <>
      {others.length === 0 && <Mark of="one-button" />}
      <button
        type="button"
        class="button strong large"
        aria-disabled={!isFull}
        data-main={isFull || undefined}
        onClick={() => isFull && onChooseInTurn([...planned, act.confirm()])}
      >
        {isFull ? say.keepThese(most) : say.keeping(marked, most)}
      </button>
      {marked === 0 && <p class="hp-keep-how">{say.keepHow}</p>}
      <div class="hp-other-answers">
        {others.map((action) => (
          // To exchange a card comes before, and never instead.
          <AnswerButton key={action} props={{ ...props, main: null }} action={action} />
        ))}
      </div>
    </>
  );
}
