import { searchRules, type Rule } from '@hoard/games/rulebook';
import { questionOf, questionRowOf, type Types } from '@hoard/kernel';
import { adviceIn, verdictOn } from '@hoard/players';
import { deniedBy, find, optionText } from './choice.ts';
import { listedGroups } from './layout.ts';
import { LEAVING_HELP } from './leaving.ts';
import { holderLines } from './presence.ts';
import { sealOf, type NumberedQuestion, type Sitting } from './sitting.ts';

const LOG_LENGTH = 20;
const RULES_SHOWN = 5;
const RULES_ABOUT = 2;

type Inquiry = <T extends Types>(
  sitting: Sitting<T>,
  asking: NumberedQuestion<T>,
  about: string,
) => readonly string[] | Promise<readonly string[]>;

/** What a person may want to know before answering, by its first word. */
const INQUIRIES: Readonly<Record<string, { readonly help: string; readonly tell: Inquiry }>> = {
  why: { help: 'why 2, why not NAME: the rule that allows or forbids it', tell: why },
  odds: { help: 'odds 2: the exact chances, and what is at stake', tell: odds },
  hint: { help: 'what the adviser would do in your place, and why', tell: hint },
  always: { help: 'always NAME: an answer for all times this is asked; always ask: to be asked again', tell: always },
  other: { help: 'the next of several things that you are asked at once', tell: other },
  options: { help: 'every answer with its name', tell: ({ console }, { groups }) => listedGroups(groups, console.room.width) },
  map: { help: 'the board again', tell: map },
  who: { help: 'who holds which seat, and what everybody has', tell: who },
  log: { help: 'what happened lately', tell: ({ log }) => log.slice(-LOG_LENGTH) },
  rule: { help: 'rule ID: one rule, by the id that why tells', tell: ({ rules }, _, about) => ruleLines(rules, about.toUpperCase()) },
  rules: { help: 'rules gate: the rules that speak of something', tell: searched },
  save: { help: 'where the game is kept (it is saved after every choice)', tell: save },
  help: { help: 'this page', tell: help },
};

/** The answer to a question about the game, or null if what was typed is none. */
export async function inquire<T extends Types>(
  sitting: Sitting<T>,
  asking: NumberedQuestion<T>,
  typed: string,
): Promise<readonly string[] | null> {
  const [word = '', ...rest] = typed.toLowerCase().split(/\s+/);
  if (Object.hasOwn(INQUIRIES, word)) return INQUIRIES[word]!.tell(sitting, asking, rest.join(' '));
  return lookedUp(sitting, asking, word, rest.join(' '));
}

/** What the game itself has to say to a word, or null. */
function lookedUp<T extends Types>(
  { terminal: { lookUp }, voices }: Sitting<T>,
  { view }: NumberedQuestion<T>,
  word: string,
  about = '',
): readonly string[] | null {
  return Object.hasOwn(lookUp, word) ? lookUp[word]!.show(view, voices, about) : null;
}

function who<T extends Types>(sitting: Sitting<T>, asking: NumberedQuestion<T>): readonly string[] {
  return [...holderLines(sitting.match), ...(lookedUp(sitting, asking, 'who') ?? [])];
}

const helpRow = (word: string, help: string): string => `  ${word.padEnd(9)} ${help}`;

function help<T extends Types>({ match, terminal }: Sitting<T>, { numbered }: NumberedQuestion<T>): string[] {
  return [
    `Answer with a number, a name from the list or a key (${match.game.keys.keyOf(numbered.at(-1)!)}); the`,
    'beginning of a name is enough where it is clear.',
    ...Object.entries({ ...terminal.lookUp, ...INQUIRIES }).map(([word, { help }]) => helpRow(word, help)),
    helpRow('undo', 'takes back your last choice, as long as no die has fallen'),
    ...LEAVING_HELP.map(([word, help]) => helpRow(word, help)),
  ];
}

function map<T extends Types>({ console, terminal, voices }: Sitting<T>, asking: NumberedQuestion<T>): readonly string[] {
  return console.isTerminal ? [] : terminal.draw(asking, asking.numbered, voices, console.room, console.ink);
}

function save<T extends Types>(sitting: Sitting<T>): string[] {
  sitting.save();
  return [`Saved in ${sitting.path}`, sealOf(sitting.match.commitment)];
}

/** Answers that can be given once and for all. */
function always<T extends Types>({ match, telling, presets }: Sitting<T>, asking: NumberedQuestion<T>, about: string): string[] {
  const question = questionOf(asking);
  const { presets: offered = {} } = questionRowOf(match.game, asking);
  if (about === 'ask') {
    presets.clear();
    return ['From now on you are asked whatever there is to be asked.'];
  }
  if (!Object.hasOwn(offered, about)) {
    const names = Object.keys(offered).map((name) => `${name}: ${telling.preset(name)}`);
    return names.length === 0 ? ['There is no answer to this that fits every time.'] : ['Always what?', ...names];
  }
  presets.set(question, about);
  return [`From now on: ${telling.preset(about)}. To be asked again type always ask.`];
}

/** Turns to another of several questions. */
function other<T extends Types>(sitting: Sitting<T>, { seat, lane }: NumberedQuestion<T>): string[] {
  const lanes = sitting.match.questions(seat).map((question) => question.lane);
  if (lanes.length === 1) return ['You are asked nothing else.'];
  sitting.turnedTo = lanes[(lanes.indexOf(lane) + 1) % lanes.length]!;
  return [];
}

async function hint<T extends Types>(sitting: Sitting<T>, asking: NumberedQuestion<T>): Promise<string[]> {
  const { view, lane, seat, actions } = asking;
  const verdict = verdictOn(await sitting.bots.advise(seat, { view, lane, seat, actions }));
  const { headline, reasons, others } = adviceIn('en', verdict, {
    option: (action) => optionText(sitting, asking, action),
    merit: (name, amount) => sitting.telling.merit(name, amount),
  });
  return [headline, ...reasons, ...others];
}

function odds<T extends Types>(sitting: Sitting<T>, asking: NumberedQuestion<T>, about: string): readonly string[] {
  if (about === '') return ['Odds of what? For example: odds 1.'];
  const action = find(sitting, asking, about);
  if (typeof action === 'string') return [action];
  const told = sitting.telling.preview(asking, action, sitting.voices);
  return told.length > 0 ? told : ['No dice are thrown for that.'];
}

function why<T extends Types>(sitting: Sitting<T>, asking: NumberedQuestion<T>, about: string): readonly string[] {
  const { rules } = sitting;
  const wish = about.replace(/^not\b\s*/, '');
  const { question } = asking;
  if (wish === '') return question.rules.flatMap((id) => ruleLines(rules, id));
  const denied = deniedBy(sitting, asking, wish);
  if (denied !== null) return [denied, ...ruleLines(rules, /\((\S+)\)$/.exec(denied)![1]!)];
  const action = find(sitting, asking, wish);
  if (typeof action === 'string') return [action, ...rulesAbout(rules, wish)];
  return [`You may ${optionText(sitting, asking, action)}.`, ...question.rules.flatMap((id) => ruleLines(rules, id))];
}

/** What is neither possible nor denied here may still be spoken of in the rulebook. */
const rulesAbout = (rules: ReadonlyMap<string, Rule>, wish: string): string[] =>
  /^[a-z ]{3,}$/.test(wish)
    ? searchRules(rules, wish)
        .slice(0, RULES_ABOUT)
        .flatMap(({ id }) => ruleLines(rules, id))
    : [];

function searched<T extends Types>({ rules }: Sitting<T>, _: NumberedQuestion<T>, about: string): readonly string[] {
  if (about === '') return ['Rules about what? For example: rules gate.'];
  const found = searchRules(rules, about);
  if (found.length === 0) return [`No rule speaks of '${about}'.`];
  const more = found.slice(RULES_SHOWN).map(({ id }) => id);
  return [
    ...found.slice(0, RULES_SHOWN).flatMap(({ id }) => ruleLines(rules, id)),
    ...(more.length > 0 ? [`Also: ${more.join(', ')}`] : []),
  ];
}

export function ruleLines(rules: ReadonlyMap<string, Rule>, id: string): string[] {
  const rule = rules.get(id);
  if (rule !== undefined) return [`${id} ${rule.title}. ${rule.text}`];
  return [`There is no rule '${id}'; they are named like ${[...rules.keys()][0]}.`];
}
