import { effect, type ReadonlySignal } from '@preact/signals';

/** Resolves as soon as nothing is held any more. */
export async function released(isHeld: ReadonlySignal<boolean>): Promise<void> {
  if (!isHeld.value) return;
  await new Promise<void>((resolve) => {
    const stop = effect(() => {
      if (isHeld.value) return;
      // Told later, not inside: the effect has no way to stop yet.
      queueMicrotask(() => stop());
      resolve();
    });
  });
}
