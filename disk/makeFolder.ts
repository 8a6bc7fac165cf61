import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from './writeWhole.ts';

/**
 * Makes a folder, and those above it, so that they outlive a crash. Node's own way goes round in circles where a file system such
 * as /proc denies that a folder can be made by saying that there is none.
 */
export function makeFolder(path: string): void {
  try {
    make(path);
  } catch (error) {
    const above = dirname(path);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === path) throw error;
    makeFolder(above);
    make(path);
  }
}

function make(path: string): void {
  try {
    mkdirSync(path);
    syncFolder(dirname(path));
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
