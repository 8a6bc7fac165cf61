import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../words/words.ts';
import { keepClear } from './keepClear.ts';
import './toasts.css';

export interface Toast {
  readonly text: string;
  /** What can be done about it, with one click. */
  readonly action?: { readonly label: string; run(): void };
  /** It wants an answer, and stays until it has one; anything else goes by itself. */
  readonly stays?: true;
}

/** Long enough to be read, and to be acted upon. */
const READ_MILLISECONDS = 4_000;
const LETTER_MILLISECONDS = 55;
const ACTION_MILLISECONDS = 5_000;

const lifetimeOf = ({ text, action }: Toast): number =>
  READ_MILLISECONDS + LETTER_MILLISECONDS * text.length + (action === undefined ? 0 : ACTION_MILLISECONDS);

const toasts = signal<readonly Toast[]>([]);

/** Says something in passing. What is said already is said anew, not twice. */
export function showToast(toast: Toast): void {
  toasts.value = [...toasts.value.filter(({ text }) => text !== toast.text), toast];
}

/** What was said no longer holds. */
export function hideToast(said: string): void {
  toasts.value = toasts.value.filter(({ text }) => text !== said);
}

const dismiss = (toast: Toast): void => {
  toasts.value = toasts.value.filter((other) => other !== toast);
};

/** What is said in passing, where no control is. The ear is told each once: only what comes is read out. */
export function Toasts() {
  const list = useRef<HTMLDivElement>(null);
  const isEmpty = toasts.value.length === 0;
  useLayoutEffect(() => list.current!.showPopover(), []);
  useLayoutEffect(() => {
    if (isEmpty) return;
    riseAboveDialogs(list.current!);
    return keepClear(list.current!);
  }, [toasts.value]);
  return (
    <div ref={list} popover="manual" class="toasts" role="status" aria-atomic="false" aria-relevant="additions">
      {toasts.value.map((toast) => (
        <Notice key={toast} toast={toast} />
      ))}
    </div>
  );
}

/** A dialog that was opened later lies over everything, until the same is opened anew. */
function riseAboveDialogs(list: HTMLElement): void {
  if (document.querySelector('dialog[open]') === null) return;
  list.hidePopover();
  list.showPopover();
}

/** It leaves by itself, but not while somebody points at it or has the focus in it. */
function Notice({ toast }: { readonly toast: Toast }) {
  const [isPointedAt, point] = useState(false);
  const [hasFocus, focus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  useEffect(() => {
    if (isHeld || toast.stays) return;
    const timer = setTimeout(() => dismiss(toast), lifetimeOf(toast));
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  return (
    <div
      class="toast"
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
      onFocusIn={() => focus(true)}
      onFocusOut={() => focus(false)}
    >
      <span>{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          class="button"
          onClick={() => {
            dismiss(toast);
            toast.action?.run();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" class="button quiet" aria-label={words.value.page.close} onClick={() => dismiss(toast)}>
        ✕
      </button>
    </div>
  );
}
