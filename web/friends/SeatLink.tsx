import { seatLink } from '@hoard/table/client';
import { useEffect, useRef } from 'preact/hooks';
import { showToast } from '../style/Toasts.tsx';
import { friendsWords } from './friendsWords.ts';
import { QrCode } from './QrCode.tsx';
import { addressForOthers, isOnlyHere } from './reach.ts';

interface SeatLinkProps {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

/** The link to a seat: to be sent, copied, or read by a camera. */
export function SeatLink({ table, seat, token }: SeatLinkProps) {
  const { room: text } = friendsWords.value;
  const address = seatLink(addressForOthers.value, table, seat, token);
  const shown = useRef<HTMLDivElement>(null);
  // On a phone it would come up behind the button that begins the game.
  useEffect(() => shown.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div class="seat-link" ref={shown}>
      <QrCode address={address} label={text.codeOf(seat + 1)} />
      <div class="seat-link-words">
        {isOnlyHere.value && <p role="alert">{text.onlyHere}</p>}
        <label class="field">
          {text.link(seat + 1)}
          <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <div class="row">
          <ShareButton address={address} />
        </div>
        <p class="faint">{text.oneLink}</p>
      </div>
    </div>
  );
}

/** By whatever the device offers: a phone sends it on, a desk copies it. On a plain address browsers offer neither; then it is copied by hand. */
function ShareButton({ address }: { readonly address: string }) {
  const { room: text } = friendsWords.value;
  // Typed as always there, but absent on an insecure address.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  const share = (navigator as Partial<Pick<Navigator, 'share'>>).share?.bind(navigator);
  const copy = async (): Promise<void> => {
    try {
      await clipboard?.writeText(address);
      showToast({ text: text.copied });
    } catch {
      showToast({ text: text.notCopied });
    }
  };
  return (
    <>
      {share !== undefined && (
        // Whoever changes their mind has not done anything wrong.
        <button type="button" class="button" onClick={() => void share({ url: address }).catch(() => {})}>
          {text.share}
        </button>
      )}
      {clipboard !== undefined && (
        <button type="button" class="button" onClick={() => void copy()}>
          {text.copy}
        </button>
      )}
    </>
  );
}
