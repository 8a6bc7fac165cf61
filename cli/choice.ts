import {
  UNDO,
  alike,
  type Action,
  type Announcement,
  type Answer,
  type Bar,
  type Match,
  type Question,
  type Refusal,
  type Seat,
  type Types,
} from '@hoard/kernel';
import { meant, type Candidate } from './answers.ts';
import { listenerAt, tell, type NumberedQuestion, type Sitting } from './sitting.ts';

/** Makes a choice, keeps the game, and then tells what came of it: nobody is shown what did not last. */
export async function choose<T extends Types>(
  sitting: Sitting<T>,
  seat: Seat,
  { lane, token }: Pick<Question, 'lane' | 'token'>,
  key: string,
): Promise<string | null> {
  const answer = sitting.match.choose(seat, lane, token, key);
  if (!answer.ok) return refusalLine(sitting, answer.refusal);
  sitting.save();
  await tell(sitting, answer.told);
  return null;
}

/** Several choices in a row, told as one: if one of them is refused, those before it are taken back. */
export async function chooseAll<T extends Types>(
  sitting: Sitting<T>,
  { seat, lane }: NumberedQuestion<T>,
  keys: readonly string[],
): Promise<string | null> {
  const { match } = sitting;
  const told: Announcement<T['event']>[] = [];
  for (const [made, key] of keys.entries()) {
    const question = match.questions(seat).find((asked) => asked.lane === lane);
    const answer = question && match.choose(seat, lane, question.token, key);
    if (answer?.ok) told.push(...answer.told);
    else {
      for (let back = 0; back < made; back++) takeBack(match, seat);
      sitting.save();
      return answer === undefined ? 'That is not asked any more.' : refusalLine(sitting, answer.refusal);
    }
  }
  sitting.save();
  await tell(sitting, told);
  return null;
}

/** Takes back the last choice of a seat, or says what bars it. */
export function undo<T extends Types>(sitting: Sitting<T>, seat: Seat): string | null {
  const { match } = sitting;
  const before = match.view(listenerAt(sitting));
  const answer = takeBack(match, seat);
  if (!answer.ok) return refusalLine(sitting, answer.refusal);
  sitting.save();
  // To who could not know of the choice, nothing has happened.
  if (!alike(before, match.view(listenerAt(sitting)))) sitting.log.push(tookBack(sitting, seat));
  return null;
}

function takeBack<T extends Types>(match: Match<T>, seat: Seat): Answer<T['event']> {
  const undoing = match.undo(seat);
  if (undoing.bar !== null) return { ok: false, refusal: { why: 'undo-barred', bar: undoing.bar } };
  return match.choose(seat, undoing.lane, undoing.token, UNDO);
}

export const tookBack = <T extends Types>({ voices }: Pick<Sitting<T>, 'voices'>, seat: Seat): string =>
  seat === voices.you ? 'You take that back.' : `${voices.nameOf(seat)} takes that back.`;

/** The action that somebody means by what they typed, or a sentence that says why there is none. */
export function find<T extends Types>(sitting: Sitting<T>, asking: NumberedQuestion<T>, typed: string): Action | string {
  const { numbered } = asking;
  if (/^\d+$/.test(typed)) return numbered[Number(typed) - 1] ?? `There are answers 1 to ${numbered.length}, but no ${typed.slice(0, 10)}.`;
  const actions = meant(typed, candidates(sitting, asking, numbered));
  if (actions.length === 1) return actions[0]!;
  if (actions.length > 1) {
    const some = actions.slice(0, 4).map((action) => optionText(sitting, asking, action));
    return `'${typed}' could be: ${some.join('; ')}${actions.length > some.length ? '; …' : ''}. Which?`;
  }
  const denied = deniedBy(sitting, asking, typed);
  return denied ?? `'${typed.slice(0, 40)}' is no answer here. Type a number or a name from the list, or help.`;
}

/** Why what somebody means is not possible, or null if nothing of the kind is denied. Several things may be denied by one rule. */
export function deniedBy<T extends Types>(sitting: Sitting<T>, asking: NumberedQuestion<T>, typed: string): string | null {
  // A number is one of the answers.
  if (/^\d+$/.test(typed)) return null;
  const { denials } = asking.question;
  const wished = meant(
    typed,
    candidates(
      sitting,
      asking,
      denials.map(({ action }) => action),
    ),
  );
  const [denial, ...others] = denials.filter(({ action }) => wished.includes(action));
  if (denial === undefined || others.some(({ rule }) => rule !== denial.rule)) return null;
  return `Not possible: ${sitting.telling.denial(denial, sitting.voices)} (${denial.rule})`;
}

/** What an answer is called where a seat is asked. */
export const optionText = <T extends Types>({ telling, voices }: Sitting<T>, asking: NumberedQuestion<T>, action: Action): string =>
  telling.option(action, voices, asking);

function candidates<T extends Types>(
  { match, telling, voices }: Sitting<T>,
  asking: NumberedQuestion<T>,
  actions: readonly Action[],
): Candidate[] {
  return actions.map((action) => {
    const key = match.game.keys.keyOf(action);
    return {
      action,
      names: [key, key.slice(key.indexOf(':') + 1), ...telling.aliases(action, voices), telling.option(action, voices, asking)],
    };
  });
}

/** Why the game is as it was, in a sentence. */
export function refusalLine<T extends Types>({ telling, voices, rules }: Sitting<T>, refusal: Refusal): string {
  if (refusal.why === 'denied')
    return `Not possible: ${telling.denial({ action: -1, rule: refusal.rule, args: refusal.args }, voices)} (${refusal.rule})`;
  if (refusal.why === 'undo-barred')
    return `That cannot be taken back: ${BARS[refusal.bar] ?? ruleTitle(rules.get(refusal.bar)?.title, refusal.bar)}.`;
  return 'That is not possible now.';
}

const ruleTitle = (title: string | undefined, bar: Bar): string => (title === undefined ? bar : `${title} (${bar})`);

const BARS: Readonly<Record<string, string>> = {
  nothing: 'nothing was chosen yet',
  others: 'somebody else has chosen since',
  'long-ago': 'too much was chosen since',
  rewound: 'all went back to this moment together',
  chance: 'the dice have fallen since',
  left: 'somebody has left since',
  lanes: 'the others have gone on since',
  final: 'nothing is taken back in this game',
  answered: 'it was a sealed answer',
  over: 'the game is over',
};
