import { Problem } from '@hoard/kernel/problem';
import { reasonOf } from '@hoard/disk/reasons';
import { BAD_REQUEST } from './command.ts';
import { run } from './run.ts';

// Whoever reads along may stop reading: `hoard replay game.json | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  console.error(`What is said cannot be written: ${reasonOf(error)}; expected a terminal, a pipe or a file with room.`);
  process.exit(BAD_REQUEST);
});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Problem || isHomeless(error))) throw error;
  console.error(error instanceof Problem ? error.message : 'The folder that you are in is gone; expected one that is there.');
  process.exitCode = BAD_REQUEST;
}

/** Whether it was asked for a path from a folder that somebody has deleted. */
function isHomeless(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).syscall === 'uv_cwd';
}
