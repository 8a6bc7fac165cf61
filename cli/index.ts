import { Problem } from '@hoard/kernel/problem';
import { run } from './run.ts';

/** What was asked for cannot be done as asked. */
const BAD_REQUEST = 2;

// Whoever reads along may stop reading: `hoard replay game.json | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = BAD_REQUEST;
}
