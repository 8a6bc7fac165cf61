import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameFile } from '@hoard/kernel';

/** What `npx hoard` runs. */
export const COMMAND = fileURLToPath(new URL('../hoard.js', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A home of its own for each test, so that nothing of the person who runs it is touched. */
export class Home {
  readonly folder = mkdtempSync(join(tmpdir(), 'hoard-'));

  start(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
    const { PATH } = process.env;
    return spawn(process.execPath, [COMMAND, ...args], { env: { PATH, HOARD_HOME: this.folder, ...env } });
  }

  /** Runs `hoard` to its end with these lines typed into a pipe. */
  async run(args: readonly string[], typed: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Run> {
    const child = this.start(args, env);
    // Whoever is finished does not read what was still typed.
    child.stdin!.on('error', () => {});
    child.stdin!.end(typed.map((line) => `${line}\n`).join(''));
    return ended(child);
  }

  /** The paths of the games kept here. */
  games(): string[] {
    const names = readdirSync(join(this.folder, 'games')).filter((name) => name.endsWith('.json'));
    return names.map((name) => join(this.folder, 'games', name));
  }

  game(): GameFile {
    return JSON.parse(readFileSync(this.games()[0]!, 'utf8')) as GameFile;
  }

  write(name: string, text: string): string {
    const path = join(this.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  }
}

export async function ended(child: ChildProcess): Promise<Run> {
  let out = '';
  let err = '';
  child.stdout!.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (err += text));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out, err };
}

/** Waits until a child has said something. */
export function said(child: ChildProcess, words: string): Promise<void> {
  let heard = '';
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', (text: Buffer) => {
      heard += text.toString();
      if (heard.includes(words)) resolve();
    });
    child.on('close', () => reject(new Error(`Ended without saying '${words}': ${heard}`)));
  });
}

export const SEED = 'winter';
export const SECRET = '0f1e2d3c'.repeat(8);

/** The first answer, again and again: enough for the longest game. */
export const ALWAYS_FIRST: readonly string[] = Array.from({ length: 3000 }, () => '1');

/** Only a sentence, never a stack. */
export const isOneSentence = (text: string): boolean => /^[^\n]+\n$/.test(text) && !/\bat .*:\d+:\d+|Error:/.test(text);
