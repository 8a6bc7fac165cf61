import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { commands } from '../index.ts';

/** A command of the laboratory is run in a folder of its own, and what it prints is read. */
interface Laboratory {
  readonly folder: string;
  printed: string;
  run(name: string, ...args: readonly string[]): Promise<number>;
}

/** Called once at the top of a file: every test finds an empty folder, and nothing printed. */
export function useLaboratory(): Laboratory {
  const laboratory = {
    folder: '',
    printed: '',
    run: async (name: string, ...args: readonly string[]): Promise<number> => (await commands[name]!.load()).run([...args]),
  };
  beforeEach(() => {
    laboratory.folder = mkdtempSync(join(tmpdir(), 'hoard-lab-'));
    laboratory.printed = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      laboratory.printed += String(text);
      return true;
    });
    vi.spyOn(console, 'log').mockImplementation((text) => {
      laboratory.printed += `${String(text)}\n`;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(laboratory.folder, { recursive: true });
  });
  return laboratory;
}
