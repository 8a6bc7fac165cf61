import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { NotLoaded } from './Trouble.tsx';
import { words } from './words/words.ts';

/** Something that is still on its way: code, or a kept game. What goes wrong is said, with a way on; what arrives is told when one goes elsewhere. */
export function Later({ load }: { load: (left: AbortSignal) => Promise<ComponentChild> }) {
  const [shown, show] = useState<ComponentChild>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal: left } = leaving;
    load(left).then(
      (arrived) => left.aborted || show(arrived),
      (error: unknown) => left.aborted || show(<NotLoaded error={error} />),
    );
    return () => leaving.abort();
  }, []);
  return shown === null ? (
    <main class="waiting">
      <p role="status">{words.value.page.loading}</p>
    </main>
  ) : (
    <>{shown}</>
  );
}
