import type { Listed } from './command.ts';

/** What the laboratory adds to `hoard`. */
export const commands: Readonly<Record<string, Listed>> = {
  simulate: {
    summary: 'play many games and report what happens in them',
    usage: async () => (await import('./usage/simulate.ts')).usage,
    load: async () => (await import('./simulate.ts')).simulateCommand,
  },
  balance: {
    summary: "check every balance target of a game's rulebook",
    usage: async () => (await import('./usage/balance.ts')).usage,
    load: async () => (await import('./balance.ts')).balance,
  },
  strength: {
    summary: 'measure how strong one bot is against another',
    usage: async () => (await import('./usage/strength.ts')).usage,
    load: async () => (await import('./strength.ts')).strength,
  },
  fuzz: {
    summary: 'play random games and hold every law of the kernel against them',
    usage: async () => (await import('./usage/fuzz.ts')).usage,
    load: async () => (await import('./fuzz.ts')).fuzz,
  },
};
