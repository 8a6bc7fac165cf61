import type { Types } from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';
import { BOT_NAMES } from '@hoard/players';
import { language } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { PLAYERS, type SeatDraft } from './seatDraft.ts';

interface SeatRowProps<T extends Types> {
  readonly board: BoardGame<T>;
  readonly seat: number;
  readonly seats: readonly SeatDraft[];
  readonly draft: SeatDraft;
  readonly onChange: (draft: SeatDraft) => void;
}

const KINDS = Object.keys(PLAYERS) as (keyof typeof PLAYERS)[];

/** One seat at the table: who plays it, under which name, on which side. */
export function SeatRow<T extends Types>({ board, seat, seats, draft, onChange }: SeatRowProps<T>) {
  const text = words.value.setup;
  const css = board.sides.choices.find(({ value }) => value === draft.side)?.css;
  const taken = (side: string): boolean => seats.some((other, index) => index !== seat && other.side === side);
  const seatBy = (player: string): void => {
    const wasPerson = draft.player === PLAYERS.person;
    const isPerson = player === PLAYERS.person;
    const fresh = isPerson ? text.newName(seat + 1) : (BOT_NAMES[seat] ?? `Bot ${seat + 1}`);
    onChange({ ...draft, player, name: wasPerson === isPerson ? draft.name : fresh });
  };
  return (
    <li class="seat-row" style={{ '--seat': css ?? 'var(--line-strong)' }}>
      <label class="field">
        {text.name}
        <input
          value={draft.name}
          maxLength={16}
          autocomplete="off"
          aria-label={`${text.seat(seat + 1)}: ${text.name}`}
          onInput={(event) => onChange({ ...draft, name: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        {text.player}
        <select
          value={draft.player}
          aria-label={`${text.seat(seat + 1)}: ${text.player}`}
          onChange={(event) => seatBy(event.currentTarget.value)}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={PLAYERS[kind]}>
              {text[kind]}
            </option>
          ))}
        </select>
      </label>
      {board.sides.choices.length > 0 && (
        <label class="field">
          {board.sides.label[language.value]}
          <select
            value={draft.side ?? ''}
            aria-label={`${text.seat(seat + 1)}: ${board.sides.label[language.value]}`}
            onChange={(event) => onChange({ ...draft, side: event.currentTarget.value || null })}
          >
            <option value="">{board.sides.any[language.value]}</option>
            {board.sides.choices.map(({ value, label }) => (
              <option key={value} value={value} disabled={taken(value)}>
                {label[language.value]}
              </option>
            ))}
          </select>
        </label>
      )}
    </li>
  );
}
