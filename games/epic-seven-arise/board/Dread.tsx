import { rounded } from '@hoard/kernel';
import { ICONS, Icon } from '@hoard/paint';
import { dreadTrack, fallsIn, type DreadClock } from '../odds/dread.ts';
import { covenant as content } from '../content/covenant.ts';
import type { Board } from '../state/board.ts';
import type { Words } from '../words/words.ts';
import { Token } from './Portrait.tsx';
import { EaSign } from './Tokens.tsx';

interface DreadProps {
  readonly words: Words;
  readonly board: Board;
  readonly clock: DreadClock;
  /** The picture of the boss. */
  readonly boss: string;
}

/** The boss's health, how fast it falls, how long until Dread bites; and where there is room, round by round. */
export function Dread({ words, board, clock, boss }: DreadProps) {
  const { dread: say } = words.board;
  const { health, average, rounds, next } = clock;
  const falls = fallsIn(clock);
  return (
    <div class={`ea-dread ${rounds === 0 ? 'bites' : ''}`}>
      <EaSign sign="heart" />
      <p>
        <b>{say.title}</b> <b>{rounds === 0 ? say.next(next) : say.waits(rounds)}</b>
        <span>
          {`; ${say.health(health)}`}
          {average === null ? '' : `, ${say.average(rounded(average, words.language))}`}
          {falls === null ? '' : `, ${say.falls(falls)}`}
        </span>
      </p>
      <ol aria-hidden="true">
        {dreadTrack(board, content, clock).map(({ round, state, brings }) => (
          <li key={round} class={`${state} ${brings > 0 ? 'bite' : ''}`}>
            <i>{round}</i>
            <small>
              {brings < 0 ? (
                <>
                  +<Icon path={ICONS.skull} size="1em" />
                </>
              ) : brings > 0 ? (
                <>
                  -{brings} <EaSign sign="heart" size=".85em" />
                </>
              ) : null}
            </small>
            {falls !== null && board.battle!.round + falls - 1 === round && <Token of={boss} />}
          </li>
        ))}
      </ol>
    </div>
  );
}
