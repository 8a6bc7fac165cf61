import { holds } from '@hoard/kernel';
import type { BoardProps } from '@hoard/paint';
import type { EpicSevenArise } from '../state/types.ts';
import { faceOfSeat } from './heroes.ts';
import { Portrait } from './Portrait.tsx';
import { wordsIn } from './speech.ts';
import { EaSign } from './Tokens.tsx';
import './scoreSheet.css';

/** Between two chapters of a campaign: who scored what in each, and who was Grand Champion (EA-23.11). */
export function ScoreSheet({ view: { sight }, language, voices }: BoardProps<EpicSevenArise>) {
  const { board: say, names } = wordsIn(language);
  const seats = sight.players.map(({ seat }) => seat);
  return (
    <table class="ea-score-sheet">
      <caption>{say.scoreSheet}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <Portrait of={faceOfSeat(sight, seat) ?? 'H1'} />
              {voices.nameOf(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sight.sheet.map(({ chapter, difficulty, scores, champions }) => (
          <tr key={chapter}>
            <th scope="row">
              {names.chapter(chapter)} <small>{say.difficulties[difficulty]}</small>
            </th>
            {seats.map((seat) => (
              <td key={seat}>
                {scores[seat]}
                {holds(champions, seat) && <EaSign sign="crown" />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {sight.sheet.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{say.sum}</th>
            {seats.map((seat) => (
              <td key={seat}>{sight.sheet.reduce((sum, { scores }) => sum + scores[seat]!, 0)}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
