import { commands as laboratory, type Listed } from '@hoard/lab';

/** Every word after `hoard`, in the order in which they are listed. */
export const COMMANDS: Readonly<Record<string, Listed>> = {
  play: {
    summary: 'play a game in the terminal, alone, with bots, or around one screen',
    usage: async () => (await import('./usage/play.ts')).usage(),
    load: async () => (await import('./play.ts')).playCommand,
  },
  serve: {
    summary: 'play in the browser: build the page if needed, and serve it',
    usage: async () => (await import('./usage/serve.ts')).usage,
    load: async () => (await import('./serve.ts')).serveCommand,
  },
  games: {
    summary: 'list the games that are kept',
    usage: async () => 'hoard games',
    load: async () => (await import('./games.ts')).gamesCommand,
  },
  replay: {
    summary: 'tell a kept game again, choice by choice',
    usage: async () => (await import('./usage/replay.ts')).usage,
    load: async () => (await import('./replay.ts')).replayCommand,
  },
  verify: {
    summary: 'check every die, every choice and the result of a game',
    usage: async () => (await import('./usage/verify.ts')).usage,
    load: async () => (await import('./verify.ts')).verifyCommand,
  },
  tables: {
    summary: 'list the tables of the server, lay one for friends, end a game',
    usage: async () => (await import('./usage/tables.ts')).usage,
    load: async () => (await import('./tables.ts')).tablesCommand,
  },
  backup: {
    summary: 'copy all tables of the server into one file, also while it runs',
    usage: async () => (await import('./usage/backup.ts')).usage,
    load: async () => (await import('./backup.ts')).backupCommand,
  },
  restore: {
    summary: 'bring the tables of a backup back; those there are stay beside',
    usage: async () => (await import('./usage/restore.ts')).usage,
    load: async () => (await import('./restore.ts')).restoreCommand,
  },
  ...laboratory,
  version: {
    summary: 'tell which Hoard this is, and which Node it runs on',
    usage: async () => 'hoard --version',
    load: async () => (await import('./version.ts')).versionCommand,
  },
};
