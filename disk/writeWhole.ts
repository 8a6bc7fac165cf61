import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a text so that at every moment, whatever fails, either the old or the new file is there, whole; when it returns, the new one. */
export function writeWhole(path: string, text: string, mode = 0o600): void {
  const fresh = `${path}.hoard-new`;
  try {
    // What a crash left behind, whatever it is.
    rmSync(fresh, { force: true });
    const handle = openSync(fresh, 'wx', mode);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(fresh, path);
    syncFolder(dirname(path));
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}

/** Makes sure that the names in a folder outlive a crash, where the system can; Windows opens no folders. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } catch (error) {
    // Some file systems keep their names without being told, and say so.
    if ((error as NodeJS.ErrnoException).code !== 'EINVAL') throw error;
  } finally {
    closeSync(handle);
  }
}
