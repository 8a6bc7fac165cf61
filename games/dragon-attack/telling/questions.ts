import { dealOf, frameOf, partnerOf, type Asked, type FrameAsking, type Voices } from '@hoard/kernel';
import { adventurerOf } from '../rules/01-things.ts';
import type { QuestionName } from '../rules/index.ts';
import type { Board } from '../state/board.ts';
import type { Frame } from '../state/frames.ts';
import type { DragonAttack } from '../state/types.ts';
import type { Words } from '../words/en.ts';

type Ask<F> = (words: Words['questions'], frame: F, board: Board, voices: Voices, asked: Asked<DragonAttack>) => string;

/** What each question is asked with. */
const ASKED: { readonly [question in QuestionName]: Ask<FrameAsking<Frame, question>> } = {
  'turn.roll': (words, { seat }, board, _, { actions }) => words['turn.roll'](adventurerOf(board, seat).at, actions.length > 1),
  'turn.move': (words, { seat, roll }, _, voices) => words['turn.move'](seat, roll, voices),
  'meeting.whom': (words) => words['meeting.whom'](),
  'meeting.talk': (words, frame, _, voices) => {
    // What lies on the table, as the one sees it whose word it is.
    const { speaker, offer, draft } = frame;
    return words['meeting.talk'](partnerOf(frame, speaker), offer && dealOf(frame, speaker, offer), dealOf(frame, speaker, draft), voices);
  },
  'meeting.step': (words) => words['meeting.step'](),
  'thrown.landing': (words, { victim }, _, voices) => words['thrown.landing'](victim, voices),
};

/** What a seat is asked; an empty string where nothing is. */
export function questionTold({ questions }: Words, asked: Asked<DragonAttack>, voices: Voices): string {
  const frame = frameOf<DragonAttack>(asked);
  if (frame === undefined) return '';
  const ask = ASKED[`${frame.k}.${frame.at}` as QuestionName] as Ask<Frame> | undefined;
  return ask?.(questions, frame, asked.view.sight, voices, asked) ?? '';
}
