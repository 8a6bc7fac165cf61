import type { ComponentChildren } from 'preact';
import { hrefOf } from './router/route.ts';
import { Screen } from './style/Screen.tsx';
import { faultText, isProblem } from './words/faultText.ts';
import { words } from './words/words.ts';

interface TroubleProps {
  readonly message: string;
  /** What else can be done about it. */
  readonly children?: ComponentChildren;
}

/** A screen could not be shown: why, and what to do now. */
export function Trouble({ message, children }: TroubleProps) {
  const { page, trouble } = words.value;
  return (
    <Screen title={trouble.title}>
      <p role="alert">{message}</p>
      <div class="row">
        {children}
        <a class="button" href={hrefOf({ at: 'games' })}>
          {page.games}
        </a>
        <a class="button" href={hrefOf({ at: 'shelf' })}>
          {page.toShelf}
        </a>
      </div>
    </Screen>
  );
}

/** Something of ours failed, or did not arrive. */
export function NotLoaded({ error }: { error: unknown }) {
  const { trouble } = words.value;
  if (isProblem(error)) return <Trouble message={faultText(error)} />;
  return (
    <Trouble message={`${trouble.notLoaded} (${String(error)})`}>
      <button type="button" class="button strong" onClick={() => location.reload()}>
        {trouble.again}
      </button>
    </Trouble>
  );
}
