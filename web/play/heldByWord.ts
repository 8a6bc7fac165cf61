import { freshRequest } from '../storage/fresh.ts';

/** What tabs tell each other about a game. */
interface Word {
  readonly says: 'whose?' | 'mine' | 'taken';
  /** When it first asked, and a name that no other has. */
  readonly tab: string;
}

/** Longer than a tab takes to answer that is not asleep. */
const PATIENCE_MILLISECONDS = 300;

/**
 * A hold by word of mouth, where the browser knows no locks: who wants a game asks for it, who has it answers, and where nobody does it is
 * taken. A tab that is closed answers no more; one that only slept hears when it wakes up that the game was taken, and has lost it.
 */
export function heldByWord(id: string, until: AbortSignal, onLost: () => void): Promise<boolean> {
  if (until.aborted) return Promise.resolve(false);
  const tabs = new BroadcastChannel(`hoard.game.${id}`);
  const tab = `${Date.now()} ${freshRequest()}`;
  const tell = (says: Word['says']): void => tabs.postMessage({ says, tab } satisfies Word);
  until.addEventListener('abort', () => tabs.close());
  return new Promise((resolve) => {
    let isMine = false;
    const timer = setTimeout(() => {
      isMine = true;
      if (!until.aborted) tell('taken');
      resolve(!until.aborted);
    }, PATIENCE_MILLISECONDS);
    tabs.addEventListener('message', ({ data: { says, tab: other } }: MessageEvent<Word>) => {
      // Of several that ask at once, it belongs to who asked first.
      if (says === 'whose?') {
        if (isMine || tab < other) tell('mine');
      } else if (isMine) {
        if (says === 'taken') onLost();
      } else if (says === 'taken' || other < tab) {
        clearTimeout(timer);
        tabs.close();
        resolve(false);
      }
    });
    tell('whose?');
  });
}
