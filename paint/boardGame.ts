import type {
  Action,
  Asked,
  Denial,
  EventRows,
  Game,
  InEveryLanguage,
  Judgement,
  Language,
  Seat,
  Telling,
  Types,
  Variant,
  ViewOf,
  Voices,
} from '@hoard/kernel';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Changes } from './changes.ts';
import type { Finale } from './finale.ts';
import type { SheetDress } from './PlayerSheets.tsx';

/** The event that is being shown, and how long that lasts at the speed of the moment. */
export interface Playing<T extends Types> {
  readonly event: T['event'];
  /** What is in sight once it has happened. */
  readonly after: ViewOf<T>;
  readonly milliseconds: number;
}

/** A clock that runs at the table. */
export interface Clock {
  /** The lane of the question that is answered when it has run out; null where it belongs to none. */
  readonly lane: number | null;
  /** What the rules call it; null for that of a question. */
  readonly timer: string | null;
  readonly seconds: number;
  /** When it was set, as `performance.now` tells it. */
  readonly since: number;
}

/** What a board gets: what may be seen, what may be done, and what is happening. It knows no rules: targets come in, picks go out. */
export interface BoardProps<T extends Types> {
  readonly view: ViewOf<T>;
  /** What somebody at this screen is asked, or null. */
  readonly asked: Asked<T> | null;
  readonly denials: readonly Denial[];
  /** All that they are asked: several things at once where lanes go on side by side. */
  readonly askings: readonly Asked<T>[];
  /** The clocks that run; none while somebody reads. */
  readonly clocks: readonly Clock[];
  /** The action that is being considered: its way is shown, a second pick confirms it. */
  readonly considered: Action | null;
  /** The answer that is emphasised; Enter takes it. */
  readonly main: Action | null;
  /** The answer that is pointed at in a list: the board shows where it leads. */
  readonly pointed: Action | null;
  /** Answers in a row that somebody has put together, to this question and to those that it leads to; empty where nobody has. */
  readonly planned: readonly Action[];
  readonly telling: Telling<T>;
  readonly voices: Voices;
  readonly language: Language;
  readonly playing: Playing<T> | null;
  /** What was not shown while it happened, to be marked for a while; null where there is nothing. */
  readonly changes: Changes | null;
  /** Answers that somebody wants to be asked for once, as soon as they are offered, whatever else they have said once and for all. */
  readonly armed: readonly Action[];
  readonly onArm: (action: Action) => void;
  /** What an answer is called where it is kept. */
  readonly keyOf: (action: Action) => string;
  readonly onConsider: (action: Action | null) => void;
  readonly onChoose: (action: Action) => void;
  /** An answer to another of the questions that are asked at once. */
  readonly onAnswer: (asked: Asked<T>, action: Action) => void;
  /** The same answer so many times in a row, as one. */
  readonly onChooseSeveral: (action: Action, count: number) => void;
  readonly onPlan: (actions: readonly Action[]) => void;
  /** Answers in a row as one: what is not asked after all is passed over, and where none of the rest is offered it ends. */
  readonly onChooseInTurn: (actions: readonly Action[]) => void;
  /** In the hand: somebody has laid open what wants to be read, and the question is drawn up over the board. */
  readonly onUnfold: () => void;
  /** Somebody wants to know why this is not possible. */
  readonly onWhy: (denial: Denial) => void;
}

/** What a game's own way to show answers is given. */
export interface OwnAnswersProps<T extends Types> extends BoardProps<T> {
  /** All answers, as they would be shown otherwise. */
  readonly children: ComponentChildren;
  /** Only the places among them; nothing where there are none. */
  readonly places: ComponentChildren;
}

/** What every player has for themselves: a colour, a hero, a city. */
export interface Sides {
  /** The option that holds one for each seat, or null for whichever falls to it. */
  readonly option: string;
  readonly label: InEveryLanguage;
  /** What leaves it to chance. */
  readonly any: InEveryLanguage;
  readonly choices: readonly {
    readonly value: string;
    readonly label: InEveryLanguage;
    readonly css: string;
    /** Its sign, as the path of one shape in a field of 512 by 512. */
    readonly crest: string;
  }[];
}

/** A key that a game's own buttons listen to, for the list of all keys. */
export interface GameKey {
  /** As the browser names it. */
  readonly key: string;
  readonly does: string;
}

/** A game on the page. */
export interface BoardGame<T extends Types> {
  readonly game: Game<T>;
  /** The class of the screen it is played on, where it has colours of its own. */
  readonly theme?: string;
  /** What every player has from the start; a game in which it is chosen later has none. */
  readonly sides?: Sides;
  /** What may be chosen before a game; whoever sits down at one needs none of it. */
  variants(): Promise<readonly Variant[]>;
  /** Whether a seat may know something that another may not: then people at one screen cover it between turns. */
  secrets(options: T['options']): boolean;
  /** The address of the rulebook in Markdown, by language. */
  readonly rulebook: InEveryLanguage;
  /** What somebody is led through in the first turns of a first game, one thing at a time: the first that fits the moment is told. */
  readonly lessons: readonly Lesson<T>[];
  /** Fetches all that the game says in a language. In what follows, nothing may be asked in a language before. */
  learn(language: Language): Promise<void>;
  tellingIn(language: Language): Telling<T>;
  /** Fetches what is drawn and thrown for each purpose of the rules, in words. */
  purposesIn(language: Language): Promise<Readonly<Record<string, string>>>;
  /** How each kind of event is shown, heard and dwelt upon. */
  readonly events: EventRows<T['event']>;
  /** The board, and everything that must always be in sight. */
  readonly Board: ComponentType<BoardProps<T>>;
  /** What everybody has, drawn as small shields, as strips or whole; null while the board itself shows it. */
  dressOf(props: BoardProps<T>): SheetDress | null;
  /** What the game thinks of answers at first sight: the best of them is emphasised. */
  readonly judgement: Judgement<T>;
  /** The picture of the place that an answer leads to, as one path; null where it has none. */
  readonly signOf?: (action: Action) => string | null;
  /** Whether a question is answered on the board itself: then what is asked leaves it free. Places are, wherever they are told. */
  isPlayedOn?(asked: Asked<T>): boolean;
  /** Whether the answers to a question want room, however few they are: a battle is read before it is answered. */
  wantsRoom?(asked: Asked<T>): boolean;
  /** The answers to some questions, as this game shows them. */
  readonly Answers?: ComponentType<OwnAnswersProps<T>>;
  /** Whether turns of others take so long that what mattered in them is told again when one's own begins. */
  readonly recapsTurns?: true;
  /** The keys of its own buttons that work in such a game: they are listed with all others. */
  keysIn?(view: ViewOf<T>, language: Language): Promise<readonly GameKey[]>;
  /** The end of the game as a scene of its own. */
  readonly finale?: Finale<T>;
}

/** What a lesson speaks of: the first of these spaces of the board that is in sight, the button that lies nearest, or the one that asks the adviser. */
export type Pointed = { readonly spaces: readonly number[] } | 'main' | 'hint';

/** What somebody in a first game is asked, and what they are about to do. */
interface LessonMoment<T extends Types> {
  readonly asked: Asked<T>;
  readonly considered: Action | null;
  /** The answer that is emphasised: whoever is led is led there. */
  readonly main: Action | null;
}

/** One thing to be done in a first game: it is told when what it speaks of is on the screen, and only then. */
export interface Lesson<T extends Types> {
  readonly id: string;
  /** What it speaks of, which glows; null where that is not on the screen now. */
  points(now: LessonMoment<T>): Pointed | null;
  /** For who points with a mouse, and for who taps. */
  readonly mouse: InEveryLanguage;
  readonly touch: InEveryLanguage;
  /** Whether that seat has just done it, so that it is not told again. */
  done(event: T['event'], seat: Seat): boolean;
}
