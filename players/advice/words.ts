import type { Language } from '@hoard/kernel';

/** What an adviser says around the names of answers. */
export interface AdviserWords {
  /** An answer as it is named inside a sentence. */
  readonly quoted: (option: string) => string;
  readonly would: (option: string) => string;
  readonly only: string;
  readonly equal: (options: string) => string;
  readonly chance: (chance: string, tries: string) => string;
  readonly eachChance: (chance: string, tries: string) => string;
  readonly tooFew: string;
  readonly because: (than: string, merit: string) => string;
  readonly becauseOfChance: (than: string, chance: string) => string;
  readonly alike: string;
  readonly other: (option: string, chance: string) => string;
}

export const ADVISER_WORDS: Readonly<Record<Language, AdviserWords>> = {
  en: {
    quoted: (option) => `“${option}”`,
    would: (option) => `The adviser would choose ${option}.`,
    only: 'There is nothing else to do.',
    equal: (options) => `${options} are about equal.`,
    chance: (chance, tries) => `That wins about ${chance} of the time, after ${tries} tried courses of the game.`,
    eachChance: (chance, tries) => `Each wins about ${chance} of the time, after ${tries} tried courses of the game.`,
    tooFew: 'It could not try enough to put a number to it.',
    because: (than, merit) => `Rather than ${than}: ${merit}`,
    becauseOfChance: (than, chance) => `${than} wins only about ${chance} of the time.`,
    alike: 'Nothing that it tried makes much of a difference here.',
    other: (option, chance) => `${option} wins about ${chance} of the time.`,
  },
  de: {
    quoted: (option) => `„${option}“`,
    would: (option) => `Der Ratgeber würde ${option} wählen.`,
    only: 'Etwas anderes gibt es nicht zu tun.',
    equal: (options) => `${options} sind etwa gleich gut.`,
    chance: (chance, tries) => `Das gewinnt in etwa ${chance} der Fälle, nach ${tries} erprobten Verläufen.`,
    eachChance: (chance, tries) => `Jedes davon gewinnt in etwa ${chance} der Fälle, nach ${tries} erprobten Verläufen.`,
    tooFew: 'Für eine Zahl hat er nicht genug erprobt.',
    because: (than, merit) => `Eher als ${than}: ${merit}`,
    becauseOfChance: (than, chance) => `${than} gewinnt nur in etwa ${chance} der Fälle.`,
    alike: 'Nichts von dem, was er erprobt hat, macht hier einen großen Unterschied.',
    other: (option, chance) => `${option} gewinnt in etwa ${chance} der Fälle.`,
  },
};
