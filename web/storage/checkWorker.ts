import { Problem, type Arguments, type Fault, type GameFile } from '@hoard/kernel';
import { checkGame, type GivenText } from './checkGame.ts';

/** What is wrong with a file: an error loses all but its message on the way to the page. */
export interface Wrong {
  readonly message: string;
  readonly fault: Fault | null;
  readonly args: Arguments;
}

/** What comes back to the page. */
export type Checked = { readonly file: GameFile } | { readonly wrong: Wrong };

// The web worker in which a game from outside is read and played through: that may take a while, and the page stays awake.
self.addEventListener('message', ({ data }: MessageEvent<GivenText>) => {
  check(data)
    .then((checked) => self.postMessage(checked))
    .catch(reportError);
});

async function check(given: GivenText): Promise<Checked> {
  try {
    return { file: await checkGame(given) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { message, fault, args } = error;
    return { wrong: { message, fault, args } };
  }
}
