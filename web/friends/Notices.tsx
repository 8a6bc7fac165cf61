import type { Gives } from '@hoard/table/client';
import { useEffect, useId, useState } from 'preact/hooks';
import { language } from '../settings/settings.ts';
import { showToast } from '../style/Toasts.tsx';
import { friendsWords } from './friendsWords.ts';
import { bePushed, pushSupport, stopPushed } from './pushing.ts';
import { ask, askAloud } from './server.ts';

type Mine = Gives<'notices/mine'>;

/** Where one is called when a table awaits one: by this browser, and by a hook. */
export function Notices() {
  const { notices: text } = friendsWords.value;
  const [mine, know] = useState<Mine | null>(null);
  const look = async (): Promise<void> => {
    const found = await ask('notices/mine', {});
    if (found.ok) know(found.given);
  };
  useEffect(() => void look(), []);
  return (
    <section class="notices" aria-label={text.title}>
      <h3>{text.title}</h3>
      <p class="faint">{text.how}</p>
      {mine !== null && (
        <>
          <Here mine={mine} onChanged={look} />
          <Hook key={mine.hook} hook={mine.hook} onChanged={look} />
        </>
      )}
    </section>
  );
}

/** By this browser, also while no page is open. */
function Here({ mine, onChanged }: { readonly mine: Mine; readonly onChanged: () => Promise<void> }) {
  const { notices: text } = friendsWords.value;
  const support = pushSupport();
  if (support !== 'yes') return <p>{support === 'no' ? text.noPush : text.needsHttps}</p>;
  const turnOn = async (): Promise<void> => {
    const pushed = await bePushed(mine.pushKey);
    if (pushed !== 'on') showToast({ text: pushed === 'denied' ? text.denied : text.pushFailed });
    await onChanged();
  };
  const turnOff = async (): Promise<void> => {
    await stopPushed();
    await onChanged();
  };
  if (!mine.isPushed)
    return (
      <button type="button" class="button" onClick={() => void turnOn()}>
        {text.turnOn}
      </button>
    );
  return (
    <div class="row">
      <span>{text.isOn}</span>
      <button type="button" class="button" onClick={() => void tryIt('push')}>
        {text.tryIt}
      </button>
      <button type="button" class="button quiet" onClick={() => void turnOff()}>
        {text.turnOff}
      </button>
    </div>
  );
}

/** By an address of one's own on the net, such as that of a channel where one reads anyway. */
function Hook({ hook, onChanged }: { readonly hook: string | null; readonly onChanged: () => Promise<void> }) {
  const { notices: text } = friendsWords.value;
  const [typed, type] = useState(hook ?? '');
  const hint = useId();
  const set = async (address: string | null): Promise<void> => {
    if ((await askAloud('notices/hook', { address, language: language.value })) === null) return;
    // Said when it is seen: a field that still shows what is gone would be a lie for a moment.
    await onChanged();
    showToast({ text: address === null ? text.hookGone : text.hookKept });
  };
  const keep = (event: Event): void => {
    event.preventDefault();
    void set(typed.trim());
  };
  return (
    <form class="chat-say" onSubmit={keep}>
      <label class="field">
        {text.hook}
        <input
          type="url"
          value={typed}
          maxLength={500}
          placeholder="https://…"
          autocomplete="off"
          spellcheck={false}
          aria-describedby={hint}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <small id={hint}>{text.hookHint}</small>
      </label>
      {typed.trim() !== (hook ?? '') && typed.trim() !== '' && (
        <button type="submit" class="button">
          {text.keep}
        </button>
      )}
      {hook !== null && typed.trim() === hook && (
        <button type="button" class="button" onClick={() => void tryIt('hook')}>
          {text.tryIt}
        </button>
      )}
      {hook !== null && (
        <button type="button" class="button quiet" onClick={() => void set(null)}>
          {text.remove}
        </button>
      )}
    </form>
  );
}

/** Has the server call once, and says what came of it. */
async function tryIt(by: 'hook' | 'push'): Promise<void> {
  const { notices: text } = friendsWords.value;
  const tried = await askAloud('notices/try', { by });
  if (tried !== null) showToast({ text: text.came[tried.came] });
}
