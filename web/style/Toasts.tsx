import { signal } from '@preact/signals';
import { words } from '../words/words.ts';

export interface Toast {
  readonly text: string;
  /** What can be done about it, with one click. */
  readonly action?: { readonly label: string; run(): void };
  /** Stays until it is dismissed; anything else goes by itself. */
  readonly stays?: true;
}

/** Long enough to be read and acted upon. */
const SHOWN_MILLISECONDS = 10_000;

const toasts = signal<readonly Toast[]>([]);

/** Says something in passing, at the edge of the screen. */
export function showToast(toast: Toast): void {
  toasts.value = [...toasts.value, toast];
  if (toast.stays === undefined) setTimeout(() => dismiss(toast), SHOWN_MILLISECONDS);
}

const dismiss = (toast: Toast): void => {
  toasts.value = toasts.value.filter((other) => other !== toast);
};

export function Toasts() {
  return (
    <div class="toasts" role="status">
      {toasts.value.map((toast) => (
        <div class="toast" key={toast}>
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
      ))}
    </div>
  );
}
