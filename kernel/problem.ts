/**
 * Something from outside is wrong: a file, an option, a word on the command line. The message names what is wrong, where,
 * and what was expected. Anything else that is thrown is a fault of ours.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
}
