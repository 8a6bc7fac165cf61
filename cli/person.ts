import { SPECTATOR, isYou, loneAnswer, questionOf, questionRowOf, type Seat, type Types } from '@hoard/kernel';
import { choose, chooseAll, find, undo } from './choice.ts';
import { wrap, type Console } from './console.ts';
import { inquire } from './inquiry.ts';
import { fitted, outlined } from './layout.ts';
import { comeOrGo } from './leaving.ts';
import { askingOf, isShared, type NumberedQuestion, type Sitting } from './sitting.ts';

/** What a typed line did: the game has gone on, the sitting is over, or there is something to read before the question is asked again. */
type Heard = 'done' | 'quit' | readonly string[];

/** A text of more lines than this gets the screen to itself. */
const SHORT = 4;

/** Asks a person until the game has gone on; false if nobody answers any more. */
export async function askPerson<T extends Types>(sitting: Sitting<T>, seat: Seat): Promise<boolean> {
  const { console } = sitting;
  if (!(await passScreenTo(sitting, seat))) return false;
  console.forgetTyped();
  let notice: readonly string[] | null = null;
  let typed: string | null = '';
  for (;;) {
    const asking = askingOf(sitting, seat);
    if (await answeredByPreset(sitting, asking)) return true;
    // What was typed while reading is heard without asking again.
    if (typed === '') {
      show(sitting, asking, notice);
      typed = await console.ask(promptFor(sitting, asking));
    }
    if (typed === null) return false;
    const heard = await hear(sitting, asking, typed.trim());
    if (heard === 'done') return true;
    if (heard === 'quit') return false;
    typed = '';
    notice = heard.flatMap((line) => wrap(line, console.room.width, hangingOf(line)));
    if (!console.isTerminal || notice.length <= SHORT) continue;
    typed = await leaf(console, notice);
    notice = null;
  }
}

/** A line that is set in goes on a little further in. */
const hangingOf = (line: string): string => (line.startsWith(' ') ? `${line.slice(0, line.search(/\S/))}  ` : '');

/** Gives the answer that somebody gave once and for all, where it fits. */
async function answeredByPreset<T extends Types>(sitting: Sitting<T>, asking: NumberedQuestion<T>): Promise<boolean> {
  const { game, state } = sitting.match;
  const row = questionRowOf(game, asking);
  const { presets, usual } = row;
  const preset = sitting.presets.get(questionOf(asking)) ?? usual;
  const answer = preset === undefined ? undefined : presets?.[preset];
  // Only what nobody could learn anything from: in a terminal one likes to see what is done.
  const lone = row.alone === 'unwatched' ? loneAnswer(row, asking.actions, sitting.match.seated) : null;
  const action = lone ?? answer?.(asking, { content: game.content, seats: state.seats }) ?? null;
  return action !== null && (await choose(sitting, asking.seat, asking.question, game.keys.keyOf(action))) === null;
}

/** A long text, page by page, until something other than Enter is typed, which is returned; null if nobody reads on. */
async function leaf(console: Console, lines: readonly string[]): Promise<string | null> {
  const page = console.room.height - 1;
  for (let from = 0; from < lines.length; from += page) {
    console.clear();
    console.write(lines.slice(from, from + page));
    const typed = await console.ask(from + page < lines.length ? 'Enter for more > ' : 'Enter to go back > ');
    if (typed === null || typed.trim() !== '') return typed;
  }
  return '';
}

/** Several people at one screen: whoever is asked must be the one who looks. */
async function passScreenTo<T extends Types>(sitting: Sitting<T>, seat: Seat): Promise<boolean> {
  const { console, title, voices } = sitting;
  const before = sitting.atScreen;
  sitting.atScreen = seat;
  // Who has left may have left something to be seen.
  if (before === seat || (before === SPECTATOR && !isShared(sitting))) return true;
  const name = voices.nameOf(seat);
  if (!title.secrets) {
    console.say(isYou(name) ? 'Your turn.' : `${name}, your turn.`, 'bold');
    return true;
  }
  console.cover();
  console.say(`Pass to ${name}.`, 'bold');
  return (await console.ask('Press Enter when nobody else can see the screen > ')) !== null;
}

function promptFor<T extends Types>(sitting: Sitting<T>, { seat, groups: [first], others }: NumberedQuestion<T>): string {
  const name = isShared(sitting) ? `${sitting.voices.nameOf(seat)}: ` : '';
  const more = others > 0 ? `(${others} more: other) ` : '';
  return `${name}${more}${first?.byEnter ? `Enter to ${first.items[0]!.text}, or help > ` : 'number, name, or help > '}`;
}

function show<T extends Types>(sitting: Sitting<T>, asking: NumberedQuestion<T>, notice: readonly string[] | null): void {
  const { console, terminal, telling, voices } = sitting;
  const { groups, numbered } = asking;
  const { width } = console.room;
  const words = telling.question(asking, voices);
  if (console.isTerminal) {
    const picture = terminal.draw(asking, numbered, voices, console.room, console.ink);
    console.clear();
    console.write(fitted({ picture, log: sitting.log, question: words, groups, notice: notice ?? [] }, console.room, console.ink));
  } else console.write([...(notice ?? []), ...wrap(words, width), ...(notice === null ? outlined(groups, width) : [])]);
}

const settled = (refused: string | null): Heard => (refused === null ? 'done' : [refused]);

async function hear<T extends Types>(sitting: Sitting<T>, asking: NumberedQuestion<T>, typed: string): Promise<Heard> {
  const { seat, question, groups } = asking;
  const { keys } = sitting.match.game;
  if (typed === '') {
    const [first] = groups;
    return first?.byEnter
      ? settled(await choose(sitting, seat, question, keys.keyOf(first.items[0]!.action)))
      : ['Please choose one of the answers, or type help.'];
  }
  if (typed === 'quit' || typed === 'exit') return 'quit';
  if (typed === 'undo') return settled(undo(sitting, seat));
  const moved = await comeOrGo(sitting, seat, typed);
  if (moved !== null) return moved;
  const told = await inquire(sitting, asking, typed);
  if (told !== null) return told;
  const phrase = sitting.terminal.phrase(asking, typed);
  if (phrase !== null) return settled(await chooseAll(sitting, asking, phrase));
  const action = find(sitting, asking, typed);
  return typeof action === 'string' ? [action] : settled(await choose(sitting, seat, question, keys.keyOf(action)));
}
