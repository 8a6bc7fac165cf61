import { MAP_DEEDS, MAP_KEYS, type GameKey } from '@hoard/paint';
import { language } from '../settings/settings.ts';
import { Dialog } from '../style/Dialog.tsx';
import { words } from '../words/words.ts';
import { KEYS } from './keys.ts';

interface KeyListProps {
  /** Those of the game's own buttons. */
  readonly own: readonly GameKey[];
  readonly onClose: () => void;
}

/** What the keys do, read off the tables by which they do it. */
export function KeyList({ own, onClose }: KeyListProps) {
  const { play } = words.value;
  return (
    <Dialog title={play.keys} onClose={onClose}>
      <dl class="key-list">
        {KEYS.map(({ keys, says }) => (
          <Row key={says} keys={keys} what={play[says]} />
        ))}
        {own.map(({ key, does }) => (
          <Row key={key} keys={[key]} what={does} />
        ))}
      </dl>
      <h3>{play.onTheMap}</h3>
      <dl class="key-list">
        {MAP_KEYS.map(({ does, keys, withShift }) => (
          <Row key={does} keys={keys} withShift={withShift} what={MAP_DEEDS[language.value][does]} />
        ))}
      </dl>
    </Dialog>
  );
}

interface RowProps {
  readonly keys: readonly string[];
  readonly withShift?: true | undefined;
  readonly what: string;
}

const Row = ({ keys, withShift, what }: RowProps) => (
  <div>
    <dt>
      {withShift && kbd('Shift')} {keys.length > 5 ? <Range keys={keys} /> : keys.map(kbd)}
    </dt>
    <dd>{what}</dd>
  </div>
);

const Range = ({ keys }: { readonly keys: readonly string[] }) => (
  <>
    {kbd(keys[0]!)} – {kbd(keys.at(-1)!)}
  </>
);

const kbd = (key: string) => <kbd key={key}>{SIGNS[key] ?? words.value.play.nameOfKey(key)}</kbd>;

const SIGNS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', '-': '−' };
