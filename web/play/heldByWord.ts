import { freshRequest } from '../storage/fresh.ts';

/** What tabs tell each other about a game: one asks, one answers, one has taken it. */
type Word = 'whose?' | 'mine' | 'taken';

/** Where it is written, for all tabs to see, who holds which game. */
export interface Holders {
  /** The name of the tab that holds a game, or null. */
  holderOf(id: string): Promise<string | null>;
  /** Writes one name in the place of another, in one go: of several who try only one succeeds. Null leaves it to anybody. */
  replaceHolder(id: string, before: string | null, after: string | null): Promise<boolean>;
}

/** How often it listens before it takes silence for an answer: together longer than a tab takes to answer that is not asleep. */
const LISTENS = 10;
/** A tab that the machine kept from listening, however long, has listened once. */
const LISTEN_MILLISECONDS = 30;

/**
 * A hold by word of mouth, where the browser knows no locks. What is written decides who has a game, so that never two have it, however late
 * their words arrive. Words are for those who cannot write any more: a tab that is closed answers nobody, and the game is written over to
 * who asked. One that only slept hears that when it wakes up, and has lost it.
 */
export async function heldByWord(id: string, until: AbortSignal, onLost: () => void, holders: Holders): Promise<boolean> {
  if (until.aborted) return false;
  const me = freshRequest();
  const tabs = new BroadcastChannel(`hoard.game.${id}`);
  const leave = (): void => tabs.close();
  until.addEventListener('abort', leave);
  if (!(await isTaken(id, me, tabs, until, holders))) {
    leave();
    return false;
  }
  const letGo = (): void => void holders.replaceHolder(id, me, null);
  // Who has left meanwhile was not asked.
  if (until.aborted) {
    letGo();
    return false;
  }
  until.addEventListener('abort', letGo);
  tabs.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data === 'whose?') tabs.postMessage('mine' satisfies Word);
    // A word may be late: it may be of one who took it before.
    if (data === 'taken') void holders.holderOf(id).then((holder) => holder !== me && !until.aborted && onLost());
  });
  tabs.postMessage('taken' satisfies Word);
  return true;
}

/** Takes a game that nobody has, or only somebody who does not answer. */
async function isTaken(id: string, me: string, tabs: BroadcastChannel, until: AbortSignal, holders: Holders): Promise<boolean> {
  for (;;) {
    const holder = await holders.holderOf(id);
    if (until.aborted || (holder !== null && (await isAnswered(tabs, until)))) return false;
    // Else it changed hands since the look: whoever has it now is asked, if anybody.
    if (await holders.replaceHolder(id, holder, me)) return true;
  }
}

/** Asks whose the game is. Who leaves while asking needs no answer. */
const isAnswered = (tabs: BroadcastChannel, until: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (isMine: boolean): void => {
      clearInterval(listening);
      tabs.removeEventListener('message', listen);
      resolve(isMine);
    };
    const listen = ({ data }: MessageEvent<Word>): void => {
      if (data === 'mine') answer(true);
    };
    let heardNothing = 0;
    const listening = setInterval(() => {
      heardNothing += 1;
      if (until.aborted) answer(true);
      else if (heardNothing >= LISTENS) answer(false);
    }, LISTEN_MILLISECONDS);
    tabs.addEventListener('message', listen);
    tabs.postMessage('whose?' satisfies Word);
  });
