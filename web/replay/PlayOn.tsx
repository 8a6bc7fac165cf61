import { isYou, type GameFile, type Seat } from '@hoard/kernel';
import { useState } from 'preact/hooks';
import { goTo } from '../router/router.ts';
import { PLAYERS } from '../setup/seatDraft.ts';
import { freshId } from '../storage/fresh.ts';
import { games } from '../storage/games.ts';
import { Dialog } from '../style/Dialog.tsx';
import { words } from '../words/words.ts';
import { goneIn, playedOn } from './playedOn.ts';

interface PlayOnProps {
  readonly file: GameFile;
  /** After so many entries of the journal. */
  readonly at: number;
  readonly viewer: Seat;
  readonly onClose: () => void;
}

const KINDS = Object.keys(PLAYERS) as (keyof typeof PLAYERS)[];

/** Another game from this moment on: one takes a seat or several, bots the others. */
export function PlayOn({ file, at, viewer, onClose }: PlayOnProps) {
  const { replay: text, setup, page } = words.value;
  const { seated } = file;
  const gone = goneIn(file, at);
  const own = Math.max(0, viewer < 0 ? seated.findIndex(({ player }, seat) => player === PLAYERS.person && !gone.includes(seat)) : viewer);
  const [players, setPlayers] = useState(() =>
    seated.map((_, seat): string => (seat === own && !gone.includes(seat) ? PLAYERS.person : PLAYERS.good)),
  );
  const begin = (): void => {
    const id = freshId();
    void games.keep(id, playedOn(file, at, players));
    goTo({ at: 'play', id });
  };
  return (
    <Dialog title={text.playOn} onClose={onClose}>
      <p>{text.playOnHint}</p>
      <div class="plain-list">
        {seated.map(({ name }, seat) => (
          <label key={seat} class="field">
            {isYou(name) ? text.seatForYou : text.seatFor(name)}
            <select value={players[seat]} onChange={(event) => setPlayers(players.with(seat, event.currentTarget.value))}>
              {KINDS.filter((kind) => kind !== 'person' || !gone.includes(seat)).map((kind) => (
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
