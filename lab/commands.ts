import type { Listed } from './command.ts';

/** What the laboratory adds to `hoard`. */
export const commands: Readonly<Record<string, Listed>> = {
  simulate: {
    summary: 'play many games and report what happens in them',
    load: async () => (await import('./simulate.ts')).simulateCommand,
  },
  balance: {
    summary: "check every balance target of a game's rulebook",
    load: async () => (await import('./balance.ts')).balance,
  },
  strength: {
    summary: 'measure how strong one bot is against another',
    load: async () => (await import('./strength.ts')).strength,
  },
  fuzz: {
    summary: 'play random games and hold every law of the kernel against them',
    load: async () => (await import('./fuzz.ts')).fuzz,
  },
};
