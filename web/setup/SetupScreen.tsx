import { LONGEST_NAME, isYou, offeredTo, optionsBy, valueOf, type Types, type Variant } from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { OnDemand } from '../OnDemand.tsx';
import { goInstead } from '../router/router.ts';
import { keep } from '../settings/kept.ts';
import { language } from '../settings/settings.ts';
import { withSpeakingBoard } from '../speakingBoard.ts';
import { freshId } from '../storage/fresh.ts';
import { games } from '../storage/games.ts';
import { Screen } from '../style/Screen.tsx';
import { words } from '../words/words.ts';
import { keepSetup, lastSetup, usualSetup } from './lastSetup.ts';
import { newGame } from './newGame.ts';
import { PLAYERS, faultIn, peopleIn, seatedBy, seatsKept, usualName } from './seatDraft.ts';
import { SeatRow } from './SeatRow.tsx';
import { VariantChoice } from './VariantChoice.tsx';
import './setup.css';

export const openSetup = (game: string): Promise<ComponentChild> =>
  withSpeakingBoard(game, async (board) => {
    const variants = await board.variants();
    return <SetupScreen board={board} variants={variants} />;
  });

/** Who plays, and how. Everything has a sensible start, the last one at best, so that one click begins the game. */
function SetupScreen<T extends Types>({ board, variants }: { readonly board: BoardGame<T>; readonly variants: readonly Variant[] }) {
  const { game, sides } = board;
  const text = words.value.setup;
  const [last] = useState(() => lastSetup(board, variants));
  const [setup, change] = useState(() => last ?? usualSetup(board));
  const { count, chosen } = setup;
  const seats = setup.seats.slice(0, count);
  const names = { language: language.value, newName: text.newName };
  const seated = seatedBy(seats, names);
  const offered = offeredTo(count, variants, chosen);
  const fault = faultIn(seated);
  const people = peopleIn(seats);
  const options = { ...optionsBy(offered, chosen), ...(sides && { [sides.option]: seats.map(({ side }) => side) }) };

  const [isWithFriends, playWithFriends] = useState(false);

  const begin = (event: Event): void => {
    event.preventDefault();
    if (fault !== null) return;
    const me = seated.find(({ player }) => player === PLAYERS.person);
    if (me !== undefined && people === 1 && !isYou(me.name)) keep('name', me.name);
    keepSetup(board, setup);
    const id = freshId();
    void games.keep(id, newGame(game, seated, options));
    goInstead({ at: 'play', id });
  };

  return (
    <Screen title={text.title(game.title)}>
      <form class="setup" onSubmit={begin}>
        <fieldset class="plank">
          <legend>{text.players}</legend>
          {last !== null && (
            <p class="faint setup-last">
              {text.lastTime}{' '}
              <button type="button" class="button quiet" onClick={() => change(usualSetup(board))}>
                {text.asUsual}
              </button>
            </p>
          )}
          <div class="seat-counts" role="radiogroup" aria-label={text.count}>
            {Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, more) => game.seats.least + more).map((number) => (
              <label key={number} class="seat-count">
                <input
                  type="radio"
                  name="count"
                  class="unseen"
                  checked={number === count}
                  onChange={() => change({ ...setup, count: number })}
                />
                <span>{number}</span>
              </label>
            ))}
          </div>
          <ol class="plain-list">
            {seats.map((draft, seat) => (
              <SeatRow
                key={seat}
                board={board}
                seat={seat}
                seats={seats}
                draft={draft}
                usual={usualName(seats, seat, names)}
                onChange={(changed) => change({ ...setup, seats: setup.seats.with(seat, changed) })}
              />
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
                onChange={(value) => change({ ...setup, chosen: { ...chosen, [variant.option]: value } })}
              />
            ))}
          </section>
        )}
        <div class="setup-start">
          {fault !== null && <p role="alert">{text[fault.fault](fault.name, LONGEST_NAME)}</p>}
          <button type="submit" class="button strong large" disabled={fault !== null}>
            {text.start}
          </button>
          <button type="button" class="button" onClick={() => playWithFriends(true)}>
            {text.withFriends}
          </button>
        </div>
      </form>
      {isWithFriends && (
        <OnDemand load={async () => (await import('../friends/NewTable.tsx')).prepareNewTable()}>
          {({ NewTable }) => <NewTable wish={{ game: game.id, options, seats: seatsKept(seats) }} onClose={() => playWithFriends(false)} />}
        </OnDemand>
      )}
    </Screen>
  );
}
