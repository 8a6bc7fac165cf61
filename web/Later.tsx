import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { NotLoaded } from './Trouble.tsx';
import { words } from './words/words.ts';

/** Something that is still on its way: code, or a kept game. What goes wrong is said, with a way on. */
export function Later({ load }: { load: () => Promise<ComponentChild> }) {
  const [shown, show] = useState<ComponentChild>(null);
  useEffect(() => {
    let wanted = true;
    load().then(
      (arrived) => wanted && show(arrived),
      (error: unknown) => wanted && show(<NotLoaded error={error} />),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return shown === null ? (
    <main class="waiting">
      <p role="status">{words.value.page.loading}</p>
    </main>
  ) : (
    <>{shown}</>
  );
}
