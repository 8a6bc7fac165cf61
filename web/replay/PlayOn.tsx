import type { GameFile, Seat, Seated } from '@hoard/kernel';
import { useState } from 'preact/hooks';
import { go } from '../router/router.ts';
import { PLAYERS } from '../setup/seatDraft.ts';
import { freshId } from '../storage/fresh.ts';
import { games } from '../storage/games.ts';
import { Dialog } from '../style/Dialog.tsx';
import { words } from '../words/words.ts';

interface PlayOnProps {
  readonly file: GameFile;
  readonly seated: readonly Seated[];
  /** After so many choices. */
  readonly at: number;
  readonly viewer: Seat;
  readonly onClose: () => void;
}

const KINDS = Object.keys(PLAYERS) as (keyof typeof PLAYERS)[];

/** Another game from this moment on: one takes a seat or several, bots the others. */
export function PlayOn({ file, seated, at, viewer, onClose }: PlayOnProps) {
  const { replay: text, setup, page } = words.value;
  const own = Math.max(0, viewer < 0 ? seated.findIndex(({ player }) => player === PLAYERS.person) : viewer);
  const [players, setPlayers] = useState(() => seated.map((_, seat): string => (seat === own ? PLAYERS.person : PLAYERS.good)));
  const begin = (): void => {
    const id = freshId();
    const sitting = seated.map(({ name }, seat) => ({ name, player: players[seat]! }));
    // It will come to another end, for which nobody has found words yet.
    const table = { ...file.table, seated: sitting, words: undefined };
    games.keep(id, { ...file, journal: file.journal.slice(0, at), outcome: null, table });
    go({ at: 'play', id });
  };
  return (
    <Dialog title={text.playOn} onClose={onClose}>
      <p>{text.playOnHint}</p>
      <div class="plain-list">
        {seated.map(({ name }, seat) => (
          <label key={seat} class="field">
            {text.seatFor(name)}
            <select value={players[seat]} onChange={(event) => setPlayers(players.with(seat, event.currentTarget.value))}>
              {KINDS.map((kind) => (
                <option key={kind} value={PLAYERS[kind]}>
                  {setup[kind]}
                </option>
              ))}
            </select>
          </label>
        ))}
        <div class="row">
          <button type="button" class="button strong" onClick={begin}>
            {text.begin}
          </button>
          <button type="button" class="button quiet" onClick={onClose}>
            {page.cancel}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
