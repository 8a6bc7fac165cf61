import type { Action } from '../engine/actions.ts';
import type { Asked } from '../match/asked.ts';
import type { Game, Types } from './game.ts';
import { questionOf, questionRowOf } from './question.ts';

/** What somebody has said once and for all at their seat of a game. */
export interface Wishes {
  /** By question, or by one of its topics: the answer that is given, or null to be asked. */
  readonly presets: Readonly<Record<string, string | null>>;
  /** By name: how long the default answer is given. */
  readonly lulls: Readonly<Record<string, string>>;
  /** Answers, as keys, that are asked for once, whatever else was said. */
  readonly armed: readonly string[];
}

export const NO_WISHES: Wishes = { presets: {}, lulls: {}, armed: [] };

/** The answer that stands for a question: what was said, or else what is usual there. */
export const presetIn = ({ presets }: Wishes, question: string, usual: string | null | undefined): string | null =>
  presets[question] === undefined ? (usual ?? null) : presets[question];

/** What somebody says of one topic of a question is kept under this name. */
export const topicOf = (question: string, topic: string): string => `${question}/${topic}`;

/** What is answered for somebody by what they said: for a while, or for good; null where they are asked. An answer that is armed is asked for. */
export function standingAnswer<T extends Types>(game: Game<T>, wishes: Wishes, asked: Asked<T>): Action | null {
  const { presets = {}, lulls = {}, topics, usual, defaultAnswer } = questionRowOf(game, asked);
  if (wishes.armed.length > 0 && asked.actions.some((action) => wishes.armed.includes(game.keys.keyOf(action)))) return null;
  const at = { content: game.content, seats: asked.view.seats };
  const isLull = Object.entries(lulls).some(([name, lasts]) => wishes.lulls[name] === lasts(asked));
  if (isLull) return defaultAnswer?.(asked, at) ?? null;
  const question = questionOf(asked);
  const preset = topics
    ? presetIn(wishes, topicOf(question, topics.of(asked)), presetIn(wishes, question, topics.usual[topics.of(asked)]))
    : presetIn(wishes, question, usual);
  // A name from outside: `constructor` is no preset.
  return preset === null || !Object.hasOwn(presets, preset) ? null : presets[preset]!(asked, at);
}

/** What is left of the wishes of somebody who has answered: what was armed among the answers offered was asked for. */
export function disarmed<T extends Types>({ keys }: Pick<Game<T>, 'keys'>, wishes: Wishes, offered: readonly Action[]): Wishes {
  if (wishes.armed.length === 0) return wishes;
  const asked = new Set(offered.map((action) => keys.keyOf(action)));
  const armed = wishes.armed.filter((key) => !asked.has(key));
  return armed.length === wishes.armed.length ? wishes : { ...wishes, armed };
}
