import { Problem, parseGame, printGame } from '@hoard/kernel';

/** The text of a kept game for a file; one that goes on begins with a warning. What cannot be read is saved as it is: it may be all that is left. */
export function textToSave(text: string): string {
  try {
    return printGame(parseGame('', text));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return text;
  }
}
