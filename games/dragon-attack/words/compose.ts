import { argumentOf, spoken, type Bargain, type Outcome, type Phrases, type Seat, type Text, type Voices } from '@hoard/kernel';
import type { Content } from '../content/content.ts';
import { adventurerOf, worthOf } from '../rules/01-things.ts';
import { isSolo } from '../rules/15-modes.ts';
import type { Board } from '../state/board.ts';
import type { Frame, MeetingFrame } from '../state/frames.ts';
import type { DragonAttack } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';

/** What somebody gives and what they get for it. */
export interface Deal {
  readonly give: readonly number[];
  readonly get: readonly number[];
}

export const isTruce = ({ give, get }: Deal): boolean => give.length + get.length === 0;

/** What the page of the end says, part by part. */
export interface Ending {
  gold(worth: number): string;
  monsters(worth: number): string;
  hoard(worth: number): string;
  neverCameHome(worth: number): string;
  nobodyWins(hoard: number): string;
  called(seat: Seat, score: number, voices: Voices): string;
}

/** All that a language has to say; how it is put together is the same in every language. */
export interface Words extends Phrases<DragonAttack> {
  readonly questions: {
    roll(at: number): string;
    move(seat: Seat, roll: number, voices: Voices): string;
    throw(victim: Seat, voices: Voices): string;
    whom(): string;
    step(): string;
    /** Face to face; `offer` is what the partner offers from the speaker's side, or null before the first offer. */
    talk(partner: Seat, offer: Deal | null, draft: Deal, voices: Voices): string;
  };
  readonly ending: Ending;
  readonly truce: string;
}

/** The text of the game, from the words of one language. `content` has the names that this language uses. */
export function compose(content: Content, words: Words): Text<DragonAttack> {
  return {
    ...spoken<DragonAttack>(words, verbOf),

    question(view, lane, voices) {
      const frame = view.lanes.find(({ id }) => id === lane)?.stack.at(-1);
      return frame === undefined ? '' : questionOf(view.sight, frame, voices, words.questions);
    },

    aliases(action, voices) {
      const argument = argumentOf(action);
      switch (verbOf(action)) {
        case 'sail':
        case 'walk':
        case 'step':
        case 'throw':
          return [content.spaces[argument]!.name];
        case 'give':
        case 'ask':
          return [content.counters[argument]!.name];
        case 'meet':
          return [voices.nameOf(argument)];
        case 'offer':
          return [words.truce];
        default:
          return [];
      }
    },

    ending: ({ sight, outcome }, voices) => (outcome === null ? [] : endingOf(sight, content, outcome, voices, words.ending)),
  };
}

function questionOf(board: Board, frame: Frame, voices: Voices, questions: Words['questions']): string {
  if (frame.k === 'turn' && frame.at === 'move') return questions.move(frame.seat, frame.roll, voices);
  if (frame.k === 'turn') return questions.roll(adventurerOf(board, frame.seat).at);
  if (frame.k === 'thrown') return questions.throw(frame.victim, voices);
  if (frame.k !== 'meeting') return '';
  if (frame.at === 'whom') return questions.whom();
  if (frame.at === 'step') return questions.step();
  return talkOf(frame, voices, questions);
}

/** What lies on the table between two who have met, as the one sees it whose word it is. */
function talkOf(frame: MeetingFrame, voices: Voices, questions: Words['questions']): string {
  const moverSpeaks = frame.speaker === frame.mover;
  const dealOf = ({ fromMover, fromOther }: Bargain): Deal =>
    moverSpeaks ? { give: fromMover, get: fromOther } : { give: fromOther, get: fromMover };
  const partner = moverSpeaks ? frame.other : frame.mover;
  return questions.talk(partner, frame.offer && dealOf(frame.offer), dealOf(frame.draft), voices);
}

/** The last page: the ranking and what each score is made of. */
function endingOf(board: Board, content: Content, outcome: Outcome, voices: Voices, say: Ending): string[] {
  const isVictory = outcome.reason === 'slain';
  const { places, scores } = outcome;
  const rows = board.order
    .toSorted((a, b) => places[a]! - places[b]! || scores[b]! - scores[a]!)
    .map((seat) => {
      const { home, carried } = adventurerOf(board, seat);
      const gold = worthOf(
        content,
        home.filter((row) => content.counters[row]!.kind === 'gold'),
      );
      const trophies = worthOf(content, home) - gold;
      const hoard = scores[seat]! - gold - trophies;
      const parts = [say.gold(gold), say.monsters(trophies), ...(hoard > 0 ? [say.hoard(hoard)] : [])].join(' + ');
      const left = worthOf(content, carried);
      const place = isVictory ? `${places[seat]}.` : '-';
      const note = left > 0 ? ` (${say.neverCameHome(left)})` : '';
      return `${place.padEnd(3)}${voices.nameOf(seat).padEnd(17)}${String(scores[seat]).padStart(3)}  ${parts}${note}`;
    });
  if (!isVictory) return [say.nobodyWins(worthOf(content, board.hoard)), ...rows];
  return isSolo(board) ? [...rows, say.called(board.order[0]!, scores[0]!, voices)] : rows;
}
