import { Mark } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './overlay.css';

interface OverlayProps {
  readonly name: string;
  readonly title: string;
  readonly close: string;
  /** Null where it stays until something is answered. */
  readonly onClose: (() => void) | null;
  readonly children: ComponentChildren;
}

/** What lies over the map for a while. Escape closes it; the keys go on inside. */
export function Overlay({ name, title, close, onClose, children }: OverlayProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (onClose !== null) heading.current?.focus({ preventScroll: true });
  }, [name]);
  return (
    <section
      class={`hp-overlay of-${name} ${onClose === null ? '' : 'closable'}`}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || onClose === null) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {onClose !== null && <Mark of="hp-overlay" />}
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {onClose !== null && (
          <button type="button" class="button quiet" onClick={onClose}>
            {close}
          </button>
        )}
      </header>
      {/* It is pushed along by keys, too. */}
      <div class="hp-overlay-page" tabIndex={0}>
        {children}
      </div>
    </section>
  );
}
