import { seatLink } from '@hoard/table/client';
import type { RefObject } from 'preact';
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
  const field = useRef<HTMLInputElement>(null);
  // On a phone it would come up behind the button that begins the game.
  useEffect(() => shown.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div class="seat-link" ref={shown}>
      <QrCode address={address} label={text.codeOf(seat + 1)} />
      <div class="seat-link-words">
        {isOnlyHere.value && <p role="alert">{text.onlyHere}</p>}
        <label class="field">
          {text.link(seat + 1)}
          <input ref={field} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <div class="row">
          <ShareButtons field={field} address={address} />
        </div>
        <p class="faint">{text.oneLink}</p>
      </div>
    </div>
  );
}

interface ShareButtonsProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly address: string;
}

/** By whatever the device offers: a phone sends it on, a desk copies it. */
function ShareButtons({ field, address }: ShareButtonsProps) {
  const { room: text } = friendsWords.value;
  // Typed as always there, but absent on an insecure address.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  const share = (navigator as Partial<Pick<Navigator, 'share'>>).share?.bind(navigator);
  const copy = async (): Promise<void> => {
    try {
      if (clipboard === undefined) copyFrom(field.current!);
      else await clipboard.writeText(address);
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
      <button type="button" class="button" onClick={() => void copy()}>
        {text.copy}
      </button>
    </>
  );
}

/** On a plain address, as in most homes, browsers have no clipboard for pages but this way, which is older than it. */
function copyFrom(field: HTMLInputElement): void {
  field.select();
  if (!document.execCommand('copy')) throw new Error('the browser does not copy');
}
