/** The languages that every game speaks. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Something said in every language. */
export type InEveryLanguage = Readonly<Record<Language, string>>;

/** Whether what everybody has seen and lies face down again is told, or left to the players' own memory. */
export const MEMORIES = ['perfect', 'own'] as const;
export type Memory = (typeof MEMORIES)[number];
