import { useState } from 'preact/hooks';
import { AskFirst } from './AskFirst.tsx';
import { hrefOf } from '../router/route.ts';
import { showToast } from '../style/Toasts.tsx';
import { friendsWords } from './friendsWords.ts';
import { askAloud } from './server.ts';

interface OtherScreensProps {
  readonly table: string;
  readonly isSeated: boolean;
}

/** The same table on a television, and the same person on another device. */
export function OtherScreens({ table, isSeated }: OtherScreensProps) {
  const { company: text } = friendsWords.value;
  return (
    <section aria-label={text.otherScreens}>
      <h3>{text.otherScreens}</h3>
      <p>
        <a class="button" href={hrefOf({ at: 'screen', id: table })} target="_blank" rel="noopener">
          {text.bigScreen}
        </a>
      </p>
      <p class="faint">{text.bigScreenHint}</p>
      {isSeated && <RecoveryCode />}
    </section>
  );
}

/** Brings one back on another device. It is shown only to who asks for it: others may be looking. */
export function RecoveryCode() {
  const { company: text } = friendsWords.value;
  const [code, setCode] = useState<string | null>(null);
  const show = async (): Promise<void> => setCode((await askAloud('people/recovery', {}))?.code ?? null);
  const signOutOthers = async (): Promise<void> => {
    if ((await askAloud('people/alone', {})) === null) return;
    // A code is a way in, too.
    setCode(null);
    showToast({ text: text.signedOut });
  };
  return (
    <>
      {code === null ? (
        <button type="button" class="button" onClick={() => void show()}>
          {text.showCode}
        </button>
      ) : (
        <output class="recovery-code">{code}</output>
      )}
      <p class="faint">{text.codeHint}</p>
      <AskFirst label={text.signOutOthers} warning={text.sureToSignOut} onSure={() => void signOutOthers()} />
    </>
  );
}
