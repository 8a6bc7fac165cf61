export const USUAL_PORT = 4600;
export const USUAL_HOST = 'localhost';

export const usage = [
  'hoard serve [options]',
  '',
  `  --port n      the port (${USUAL_PORT}, or the next free one); 0 takes any`,
  `  --host h      the address to listen at (${USUAL_HOST}); 0.0.0.0 lets others in`,
  '                your network play at their own screens',
  '  --no-open     do not open a browser',
].join('\n');
