import { useState } from 'preact/hooks';
import { words } from '../words/words.ts';

const DIGITS = 64;

/** Compares the seal of a game with the one that somebody noted before it began: without that, another could have taken its place. */
export function NotedSeal({ seal }: { readonly seal: string }) {
  const { verify: text } = words.value;
  const [typed, type] = useState('');
  const noted = typed.replaceAll(/\s/g, '').toLowerCase();
  return (
    <section class="noted-seal plank">
      <label class="field">
        {text.noted}
        <input value={typed} spellcheck={false} autocomplete="off" onInput={({ currentTarget }) => type(currentTarget.value)} />
      </label>
      <p role="status" class={noted === '' ? undefined : `finding ${noted === seal ? 'right' : 'wrong'}`}>
        {verdict()}
      </p>
    </section>
  );

  function verdict(): string {
    if (noted === '') return '';
    if (noted === seal) return `✓ ${text.sameSeal}`;
    return new RegExp(`^[0-9a-f]{${DIGITS}}$`).test(noted) ? `✗ ${text.otherSeal}` : `✗ ${text.noSeal(DIGITS)}`;
  }
}
