import { searchRules, type Rule } from '@hoard/games/rulebook';
import type { Types } from '@hoard/kernel';
import { deniedBy, find } from './choice.ts';
import { listed } from './layout.ts';
import { sealOf, type Asking, type Sitting } from './sitting.ts';

const LOG_LENGTH = 20;
const RULES_SHOWN = 5;

type Inquiry = <T extends Types>(sitting: Sitting<T>, asking: Asking, about: string) => readonly string[] | Promise<readonly string[]>;

/** What a person may want to know before answering, by its first word. */
const INQUIRIES: Readonly<Record<string, { readonly help: string; readonly tell: Inquiry }>> = {
  why: { help: 'why R42, why not R42: the rule that allows or forbids it', tell: why },
  odds: { help: 'odds R42: the exact chances, and what is at stake', tell: odds },
  hint: { help: 'what a bot would do in your place', tell: hint },
  options: { help: 'every answer with its name', tell: ({ console }, { groups }) => listed(groups, console.room.width) },
  map: { help: 'the board again', tell: map },
  log: { help: 'what happened lately', tell: ({ log }) => log.slice(-LOG_LENGTH) },
  rule: { help: 'rule DA-5.3: one rule', tell: ({ rules }, _, about) => ruleLines(rules.get(about.toUpperCase()), about) },
  rules: { help: 'rules gate: the rules that speak of something', tell: searched },
  save: { help: 'where the game is kept (it is saved after every choice)', tell: save },
  help: { help: 'this page', tell: help },
};

/** The answer to a question about the game, or null if what was typed is none. */
export async function inquire<T extends Types>(sitting: Sitting<T>, asking: Asking, typed: string): Promise<readonly string[] | null> {
  const [word = '', ...rest] = typed.toLowerCase().split(/\s+/);
  const { lookUp } = sitting.terminal;
  if (Object.hasOwn(lookUp, typed.toLowerCase())) return lookUp[typed.toLowerCase()]!.show(sitting.match.view(asking.seat), sitting.voices);
  return Object.hasOwn(INQUIRIES, word) ? INQUIRIES[word]!.tell(sitting, asking, rest.join(' ')) : null;
}

const helpRow = ([word, { help }]: [string, { help: string }]): string => `  ${word.padEnd(9)} ${help}`;

function help<T extends Types>({ terminal }: Sitting<T>): string[] {
  return [
    'Answer with a number, a name (fox copse), an id (R42) or a key (walk:R42); the',
    'beginning of a name is enough where it is clear.',
    ...Object.entries(INQUIRIES).map(helpRow),
    ...Object.entries(terminal.lookUp).map(helpRow),
    '  undo      takes back your last choice, as long as no die has fallen',
    '  quit      leaves; the game can be resumed at the very same point',
  ];
}

function map<T extends Types>({ console, match, terminal, voices }: Sitting<T>, { seat, numbered }: Asking): readonly string[] {
  return console.isTerminal ? [] : terminal.draw(match.view(seat), numbered, voices, console.room, console.ink);
}

function save<T extends Types>(sitting: Sitting<T>): string[] {
  sitting.save();
  return [`Saved in ${sitting.path}`, sealOf(sitting.match.commitment)];
}

async function hint<T extends Types>({ adviserFor, match, text, voices }: Sitting<T>, { seat, question }: Asking): Promise<string[]> {
  const { lane, actions } = question;
  const adviser = adviserFor(seat);
  const action = await adviser.choose({ view: match.view(seat), lane, seat, actions });
  await adviser.dismiss();
  return [`A bot would ${text.option(action, voices)}.`];
}

function odds<T extends Types>(sitting: Sitting<T>, asking: Asking, about: string): readonly string[] {
  if (about === '') return ['Odds of what? For example: odds 1.'];
  const action = find(sitting, asking, about);
  if (typeof action === 'string') return [action];
  return sitting.terminal.odds(sitting.match.view(asking.seat), asking.seat, action, sitting.voices);
}

function why<T extends Types>(sitting: Sitting<T>, asking: Asking, about: string): readonly string[] {
  const { rules, text, voices } = sitting;
  const wish = about.replace(/^not\b\s*/, '');
  const { question } = asking;
  if (wish === '') return question.rules.flatMap((id) => ruleLines(rules.get(id), id));
  const denied = deniedBy(sitting, question, wish);
  if (denied !== null) return [denied, ...ruleLines(rules.get(/\((\S+)\)$/.exec(denied)![1]!), wish)];
  const action = find(sitting, asking, wish);
  if (typeof action === 'string') return [action];
  return [`You may ${text.option(action, voices)}.`, ...question.rules.flatMap((id) => ruleLines(rules.get(id), id))];
}

function searched<T extends Types>({ rules }: Sitting<T>, _: Asking, about: string): readonly string[] {
  if (about === '') return ['Rules about what? For example: rules gate.'];
  const found = searchRules(rules, about);
  if (found.length === 0) return [`No rule speaks of '${about}'.`];
  const more = found.slice(RULES_SHOWN).map(({ id }) => id);
  return [
    ...found.slice(0, RULES_SHOWN).flatMap((rule) => ruleLines(rule, rule.id)),
    ...(more.length > 0 ? [`Also: ${more.join(', ')}`] : []),
  ];
}

export const ruleLines = (rule: Rule | undefined, wanted: string): string[] =>
  rule === undefined ? [`There is no rule '${wanted}'; they are named like DA-5.3.`] : [`${rule.id} ${rule.title}. ${rule.text}`];
