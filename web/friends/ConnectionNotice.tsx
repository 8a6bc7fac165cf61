import { useEffect, useState } from 'preact/hooks';
import { friendsWords } from './friendsWords.ts';

/** A connection that is back so soon needs no word. */
const PATIENCE_MILLISECONDS = 1_500;

/** Says quietly that nothing arrives at the moment. */
export function ConnectionNotice({ isConnected }: { readonly isConnected: boolean }) {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (isConnected) return setLost(false);
    const timer = setTimeout(() => setLost(true), PATIENCE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isConnected]);
  return (
    <div class="connection" role="status">
      {isLost && <p>{friendsWords.value.connection.lost}</p>}
    </div>
  );
}
