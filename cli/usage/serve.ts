export const USUAL_PORT = 4600;
/** Friends at home sit at their own screens. */
export const USUAL_HOST = '0.0.0.0';
/** In days: a year, unless told, and never more than a hundred. */
export const USUALLY_KEPT = 365;
/** Somebody who sits at no table: a season. */
export const PEOPLE_USUALLY_KEPT = 90;
export const LONGEST_KEPT = 36_500;
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

export const usage = [
  'hoard serve [options]',
  '',
  `  --port n          the port (${USUAL_PORT}, or the next free one); 0 takes any`,
  `  --host h          the address to listen at (${USUAL_HOST}: everybody in your`,
  '                    network can play at their own screen); localhost lets',
  '                    nobody else in',
  '  --public-url u    the address by which others find it from outside, such as',
  '                    https://games.example/, where a gate leads here',
  '  --lobby on|off    whether open tables are listed for everybody who comes (on',
  '                    at home; off with --public-url, or at an address of the',
  '                    whole net)',
  `  --keep days       how long a table is kept after anything last happened`,
  `                    there (${USUALLY_KEPT}); one where nobody has begun to play goes after`,
  '                    a week',
  '  --keep-people days',
  '                    how long somebody who sits at no table is kept after they',
  `                    were last seen (${PEOPLE_USUALLY_KEPT})`,
  `  --log level       what is told about the server itself, as JSON (warn):`,
  `                    ${LOG_LEVELS.join(', ')}`,
  '  --no-open         do not open a browser',
  '',
  'Tables and what is played at them are kept in one file; hoard backup copies it.',
].join('\n');
