import type { Closing } from '@hoard/table/client';
import { Trouble } from '../Trouble.tsx';
import { friendsWords } from './friendsWords.ts';
import { refusedText } from './refusedText.ts';

interface ClosedProps {
  readonly closing: Closing;
  /** Goes on where that is possible. */
  readonly onAgain: () => void;
}

/** The server has said good-bye: why, and what to do about it. */
export function Closed({ closing: { why, refusal }, onAgain }: ClosedProps) {
  const { connection } = friendsWords.value;
  if (why === 'reload')
    return (
      <Trouble message={connection.outdated}>
        <button type="button" class="button strong" onClick={() => location.reload()}>
          {connection.reload}
        </button>
      </Trouble>
    );
  if (why === 'refused' && refusal !== null) return <Trouble message={refusedText(refusal)} />;
  if (why === 'removed' || why === 'revoked') return <Trouble message={connection[why]} />;
  return (
    <Trouble message={connection.failed}>
      <button type="button" class="button strong" onClick={onAgain}>
        {connection.again}
      </button>
    </Trouble>
  );
}
