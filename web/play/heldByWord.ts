import { freshRequest } from '../storage/fresh.ts';

/** What tabs tell each other about a game. */
interface Word {
  readonly says: 'whose?' | 'mine' | 'taken';
  /** When it first asked, or took it, and a name that no other has. */
  readonly since: string;
}

/** How often it listens before it takes silence for an answer: together longer than a tab takes to answer that is not asleep. */
const LISTENS = 10;
/** A tab that the machine kept from listening, however long, has listened once. */
const LISTEN_MILLISECONDS = 30;

/** Later ones come later in the alphabet, and no two are the same. */
const now = (): string => `${Date.now()} ${freshRequest()}`;

/**
 * A hold by word of mouth, where the browser knows no locks: who wants a game asks for it, who has it answers, and where nobody does it is
 * taken. A tab that is closed answers no more; one that only slept hears when it wakes up that the game was taken, and has lost it. Where two
 * take it before they hear each other, it is the later's: to both the same, as if the earlier had slept.
 */
export function heldByWord(id: string, until: AbortSignal, onLost: () => void): Promise<boolean> {
  if (until.aborted) return Promise.resolve(false);
  const tabs = new BroadcastChannel(`hoard.game.${id}`);
  let since = now();
  const tell = (says: Word['says']): void => tabs.postMessage({ says, since } satisfies Word);
  until.addEventListener('abort', () => tabs.close());
  return new Promise((resolve) => {
    let isMine = false;
    let heardNothing = 0;
    const listening = setInterval(() => {
      heardNothing += 1;
      if (heardNothing < LISTENS) return;
      clearInterval(listening);
      isMine = true;
      since = now();
      if (!until.aborted) tell('taken');
      resolve(!until.aborted);
    }, LISTEN_MILLISECONDS);
    tabs.addEventListener('message', ({ data: { says, since: other } }: MessageEvent<Word>) => {
      if (isMine) {
        if (says === 'whose?') tell('mine');
        if (says === 'taken' && since < other) onLost();
      } else if (says === 'whose?' && since < other) {
        // Of several that ask at once, it belongs to who asked first; the later may have been too late to hear the question.
        tell('mine');
      } else if (says === 'taken' || other < since) {
        clearInterval(listening);
        tabs.close();
        resolve(false);
      }
    });
    tell('whose?');
  });
}
