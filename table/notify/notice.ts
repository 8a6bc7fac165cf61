import type { Language } from '@hoard/kernel';
import { tableLink } from '../wire/links.ts';

/**
 * What somebody is called for. It says no more than everybody at the table sees: a hook may lead to a room with many readers, and a phone lies
 * on the table. `turn` and `answer` are told apart by what the public knows.
 */
export type Occasion = 'turn' | 'answer' | 'begun' | 'over' | 'vote' | 'rewind' | 'trial';

export interface Notice {
  readonly occasion: Occasion;
  /** The title of the game; null where it is about none. */
  readonly game: string | null;
  /** Where the page of this server is for others. */
  readonly address: string;
  readonly table: string | null;
}

type Sentences = Readonly<Record<Occasion, string>>;

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    turn: 'It is your turn.',
    answer: 'The others wait for your answer.',
    begun: 'The game has begun.',
    over: 'The game is over.',
    vote: 'Your table votes. Do you agree?',
    rewind: 'Somebody would like to go back. Do you agree?',
    trial: 'This is how you will be called.',
  },
  de: {
    turn: 'Du bist am Zug.',
    answer: 'Die anderen warten auf deine Antwort.',
    begun: 'Das Spiel hat begonnen.',
    over: 'Das Spiel ist zu Ende.',
    vote: 'Dein Tisch stimmt ab. Bist du einverstanden?',
    rewind: 'Jemand möchte zurückgehen. Bist du einverstanden?',
    trial: 'So wirst du gerufen.',
  },
};

/** A notice in words. */
interface Worded {
  readonly title: string;
  readonly text: string;
  /** What a press on it opens. */
  readonly link: string;
}

export function worded({ occasion, game, address, table }: Notice, language: Language): Worded {
  return { title: game ?? 'Hoard', text: SENTENCES[language][occasion], link: table === null ? address : tableLink(address, table) };
}
