import { Problem } from '../problem.ts';
import type { Seat } from '../engine/seats.ts';

/** A line of the story that a game tells at its end. */
export interface EpilogueLine {
  /** Who may put it into words of their own; -1 where nobody may. */
  readonly author: Seat;
  readonly text: string;
}

/** The story that a game tells at its end: its title, then line by line. */
export type Epilogue = readonly EpilogueLine[];

/** What people have put into words of their own, by the place of the line. */
export type OwnWords = Readonly<Record<number, string>>;

export const LONGEST_LINE = 140;

/** Characters of any script on one line, and nothing that could steer a terminal or turn the reading round. */
export const LINE = new RegExp(`^[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069]{1,${LONGEST_LINE}}$`, 'u');

/** The story as people tell it. */
export const inOwnWords = (epilogue: Epilogue, words: OwnWords): Epilogue =>
  epilogue.map((line, index) => (line.author < 0 ? line : { ...line, text: words[index] ?? line.text }));

/** Puts a line into the words of its author; throws a Problem for anybody else, and where it would not be a line. */
export function reworded(epilogue: Epilogue, words: OwnWords, place: number, author: Seat, typed: string): OwnWords {
  if (author < 0 || epilogue[place]?.author !== author) throw new Problem(`Line ${place} is not yours to put into words.`);
  const text = typed.trim();
  if (!LINE.test(text)) throw new Problem(`'${text.slice(0, 40)}' is no line; expected 1 to ${LONGEST_LINE} characters.`);
  return { ...words, [place]: text };
}
