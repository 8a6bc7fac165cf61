import { offeredTo, optionsBy, valueOf, type Chosen, type Types } from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';
import { BOT_NAMES } from '@hoard/players';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { goInstead } from '../router/router.ts';
import { keep, recall } from '../settings/kept.ts';
import { withSpeakingBoard } from '../speakingBoard.ts';
import { freshId } from '../storage/fresh.ts';
import { games } from '../storage/games.ts';
import { Screen } from '../style/Screen.tsx';
import { words } from '../words/words.ts';
import { newGame } from './newGame.ts';
import { PLAYERS, faultIn, namedApart, peopleIn, type SeatDraft } from './seatDraft.ts';
import { SeatRow } from './SeatRow.tsx';
import { VariantChoice } from './VariantChoice.tsx';
import './setup.css';

export const openSetup = (game: string): Promise<ComponentChild> => withSpeakingBoard(game, (board) => <SetupScreen board={board} />);

/** So many sit at the table unless somebody wishes otherwise, where the game allows it. */
const USUAL_SEATS = 3;

/** Who plays, and how. Everything has a sensible start, so that one click begins the game. */
function SetupScreen<T extends Types>({ board }: { board: BoardGame<T> }) {
  const { game, variants } = board;
  const text = words.value.setup;
  const [count, setCount] = useState(Math.min(USUAL_SEATS, game.seats.most));
  const [drafts, setDrafts] = useState(() => Array.from({ length: game.seats.most }, (_, seat) => firstDraft(seat)));
  const [chosen, setChosen] = useState<Chosen>({});
  const seats = drafts.slice(0, count);
  const offered = offeredTo(count, variants, chosen);
  const fault = faultIn(seats);
  const people = peopleIn(seats);

  const settle = (next: readonly SeatDraft[], wanted: number): void => {
    const isShared = peopleIn(next.slice(0, wanted)) > 1;
    setCount(wanted);
    setDrafts(isShared ? namedApart(next, text.you, (seat) => text.newName(seat + 1)) : [...next]);
  };
  const change = (seat: number, draft: SeatDraft): void => {
    const next = drafts.with(seat, draft);
    // Whoever is typing may just be on the way from "You" to "Youssef".
    if (draft.player === drafts[seat]!.player) setDrafts(next);
    else settle(next, count);
  };
  const begin = (event: Event): void => {
    event.preventDefault();
    if (fault !== null) return;
    const me = seats.find(({ player }) => player === PLAYERS.person);
    if (me !== undefined && people === 1) keep('name', me.name.trim());
    const id = freshId();
    void games.keep(id, newGame(board, seats, optionsBy(offered, chosen)));
    goInstead({ at: 'play', id });
  };

  return (
    <Screen title={text.title(game.title)}>
      <form class="setup" onSubmit={begin}>
        <fieldset class="plank">
          <legend>{text.players}</legend>
          <div class="seat-counts" role="radiogroup" aria-label={text.count}>
            {Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, more) => game.seats.least + more).map((number) => (
              <label key={number} class="seat-count">
                <input type="radio" name="count" class="unseen" checked={number === count} onChange={() => settle(drafts, number)} />
                <span>{number}</span>
              </label>
            ))}
          </div>
          <ol class="plain-list">
            {seats.map((draft, seat) => (
              <SeatRow key={seat} board={board} seat={seat} seats={seats} draft={draft} onChange={(changed) => change(seat, changed)} />
            ))}
          </ol>
          {people > 1 && <p class="faint">{text.hotSeat}</p>}
          {people === 0 && <p class="faint">{text.onlyBots}</p>}
        </fieldset>
        {offered.length > 0 && (
          <section class="plank variants" aria-label={text.variants}>
            <h2>{text.variants}</h2>
            {offered.map((variant) => (
              <VariantChoice
                key={variant.option}
                board={board}
                variant={variant}
                value={valueOf(variant, chosen)}
                onChange={(value) => setChosen({ ...chosen, [variant.option]: value })}
              />
            ))}
          </section>
        )}
        <div class="setup-start">
          {fault !== null && <p role="alert">{text[fault.fault](fault.name)}</p>}
          <button type="submit" class="button strong large" disabled={fault !== null}>
            {text.start}
          </button>
        </div>
      </form>
    </Screen>
  );
}

function firstDraft(seat: number): SeatDraft {
  if (seat === 0) return { name: recall('name') ?? words.value.setup.you, player: PLAYERS.person, side: null };
  return { name: BOT_NAMES[seat] ?? `Bot ${seat + 1}`, player: PLAYERS.good, side: null };
}
