import { LONGEST_NAME, type Types } from '@hoard/kernel';
import type { BoardGame } from '@hoard/paint';
import { language } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { PLAYERS, type SeatDraft } from './seatDraft.ts';

interface SeatRowProps<T extends Types> {
  readonly board: BoardGame<T>;
  readonly seat: number;
  readonly seats: readonly SeatDraft[];
  readonly draft: SeatDraft;
  /** What the seat is called unless somebody types a name. */
  readonly usual: string;
  readonly onChange: (draft: SeatDraft) => void;
}

const KINDS = Object.keys(PLAYERS) as (keyof typeof PLAYERS)[];

/** One seat at the table: who plays it, under which name, on which side. */
export function SeatRow<T extends Types>({ board, seat, seats, draft, usual, onChange }: SeatRowProps<T>) {
  const text = words.value.setup;
  const { sides } = board;
  const css = sides?.choices.find(({ value }) => value === draft.side)?.css;
  const taken = (side: string): boolean => seats.some((other, index) => index !== seat && other.side === side);
  return (
    <li class="seat-row" style={{ '--seat': css ?? 'var(--line-strong)' }}>
      <label class="field">
        {text.name}
        <input
          value={draft.typed ?? usual}
          placeholder={usual}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          aria-label={`${text.seat(seat + 1)}: ${text.name}`}
          onInput={(event) => onChange({ ...draft, typed: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        {text.player}
        <select
          value={draft.player}
          aria-label={`${text.seat(seat + 1)}: ${text.player}`}
          onChange={(event) => onChange({ ...draft, player: event.currentTarget.value })}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={PLAYERS[kind]}>
              {text[kind]}
            </option>
          ))}
        </select>
      </label>
      {sides !== undefined && (
        <label class="field">
          {sides.label[language.value]}
          <select
            value={draft.side ?? ''}
            aria-label={`${text.seat(seat + 1)}: ${sides.label[language.value]}`}
            onChange={(event) => onChange({ ...draft, side: event.currentTarget.value || null })}
          >
            <option value="">{sides.any[language.value]}</option>
            {sides.choices.map(({ value, label }) => (
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
