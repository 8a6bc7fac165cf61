import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hrefOf } from '../router/route.ts';
import { words } from '../words/words.ts';
import { PageIcon } from './PageIcon.tsx';

interface ScreenProps {
  readonly title: string;
  /** Wide screens use the whole width; others keep lines short enough to read. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** The frame of every screen but the game itself: the way back, and a heading that takes the focus when one arrives. */
export function Screen({ title, wide = false, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { page } = words.value;
  useEffect(() => {
    document.title = `${title} · ${page.title}`;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <div class={wide ? 'screen wide' : 'screen'}>
      <nav class="screen-nav" aria-label={page.navigation}>
        <a class="button quiet" href={hrefOf({ at: 'shelf' })}>
          <PageIcon name="dragon" />
          {page.title}
        </a>
        <span class="stretch" />
        <a class="button quiet" href={hrefOf({ at: 'games' })}>
          <PageIcon name="chest" />
          {page.games}
        </a>
        <a class="button quiet" href={hrefOf({ at: 'settings' })}>
          <PageIcon name="gear" />
          {page.settings}
        </a>
      </nav>
      <main>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
