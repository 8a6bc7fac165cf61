import { Dialog } from '../style/Dialog.tsx';
import { words } from '../words/words.ts';

/** What the keys do. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const { play } = words.value;
  const keys: readonly (readonly [string, string])[] = [
    ['Enter', play.keyConfirm],
    ['1 – 9', play.keyNumber],
    ['u', play.keyUndo],
    ['h', play.keyHint],
    ['␣', play.keySkip],
    ['Esc', play.keyBack],
    ['l', play.keyLog],
    ['b', play.keyRules],
    ['− +', play.keySpeed],
    ['m', play.keySound],
    ['?', play.keyKeys],
  ];
  return (
    <Dialog title={play.keys} onClose={onClose}>
      <dl class="key-list">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
