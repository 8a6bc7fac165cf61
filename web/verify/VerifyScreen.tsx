import { withBoard } from '@hoard/games/boards';
import {
  Problem,
  capitalised,
  commitmentTo,
  diceReports,
  hasEnded,
  isChoice,
  replay,
  type Game,
  type GameFile,
  type Match,
  type Types,
} from '@hoard/kernel';
import type { ComponentChild } from 'preact';
import { language } from '../settings/settings.ts';
import { Screen } from '../style/Screen.tsx';
import { withKept } from '../storage/GameProblem.tsx';
import { namesOf } from '../storage/gameNames.ts';
import { games } from '../storage/games.ts';
import { faultText } from '../words/faultText.ts';
import { words } from '../words/words.ts';
import { NotedSeal } from './NotedSeal.tsx';
import './verify.css';

export const openVerify = (id: string): Promise<ComponentChild> =>
  withKept(id, (file) =>
    withBoard(file.game, async ({ game, ...board }) => {
      const purposes = await board.purposesIn(language.value);
      return <VerifyScreen id={id} game={game} file={file} purposes={purposes} />;
    }),
  );

/** What is drawn and thrown for each purpose, in words. */
type Purposes = Readonly<Record<string, string>>;

type Verdict<T extends Types> = { readonly match: Match<T> } | { readonly wrong: string };

/** Plays the whole game again, and compares. */
function check<T extends Types>(game: Game<T>, file: GameFile): Verdict<T> {
  const { verify: text } = words.value;
  if (commitmentTo(file.secret) !== file.commitment) return { wrong: text.otherSecret };
  try {
    const match = replay(game, file);
    return JSON.stringify(match.state.outcome) === JSON.stringify(file.outcome) ? { match } : { wrong: text.otherResult };
  } catch (error) {
    if (error instanceof Problem) return { wrong: faultText(error) };
    throw error;
  }
}

/** Nobody needs to be trusted: seal, secret, and every die. */
function VerifyScreen<T extends Types>({ id, game, file, purposes }: { id: string; game: Game<T>; file: GameFile; purposes: Purposes }) {
  const { verify: text } = words.value;
  const kept = games.find(id);
  return (
    <Screen title={text.title}>
      {kept !== null && (
        <p>
          {game.title}: {namesOf(kept)}
        </p>
      )}
      <p>{text.how}</p>
      {!hasEnded(file) ? (
        <>
          <p role="status">{text.running}</p>
          <dl class="verified plank">
            <dt>{text.seal}</dt>
            <dd>
              <code>{file.commitment}</code>
            </dd>
          </dl>
        </>
      ) : (
        <Checked verdict={check(game, file)} file={file} purposes={purposes} />
      )}
      <p class="faint">
        {text.elsewhere} <code>hoard verify {`${file.game}-${id}.json`}</code>
      </p>
    </Screen>
  );
}

function Checked<T extends Types>({ verdict, file, purposes }: { verdict: Verdict<T>; file: GameFile; purposes: Purposes }) {
  const { verify: text } = words.value;
  if ('wrong' in verdict)
    return (
      <p role="alert" class="finding wrong">
        ✗ {text.wrong} {verdict.wrong}
      </p>
    );
  const { drawn } = verdict.match;
  return (
    <>
      <p role="status" class="finding right">
        ✓ {text.right}
      </p>
      <p>{file.seed === undefined ? text.notProven : text.seeded(file.seed)}</p>
      {file.seed === undefined && <NotedSeal seal={file.commitment} />}
      <dl class="verified plank">
        <dt>{text.seal}</dt>
        <dd>
          <code>{file.commitment}</code>
        </dd>
        <dt>{text.secret}</dt>
        <dd>
          <code>{file.secret}</code>
        </dd>
        <dt>{text.contributions}</dt>
        <dd>
          {file.contributions.length === 0
            ? text.noContributions
            : file.contributions.map((contribution, index) => (
                <code key={index} class="contribution">
                  {contribution}
                </code>
              ))}
        </dd>
        <dt>{text.choices}</dt>
        <dd>{file.journal.filter(isChoice).length}</dd>
        <dt>{text.dice}</dt>
        <dd>{drawn.length}</dd>
      </dl>
      <div class="plank table-frame">
        <table class="dice-table">
          <thead>
            <tr>
              <th scope="col">{text.purpose}</th>
              <th scope="col">{text.count}</th>
              <th scope="col">{text.faces}</th>
            </tr>
          </thead>
          <tbody>
            {diceReports(drawn).map(({ purpose, count, faces }) => (
              <tr key={purpose}>
                <th scope="row">{capitalised(purposes[purpose] ?? purpose)}</th>
                <td>{count}</td>
                <td>{faces?.map((times, face) => `${face + 1}: ${times}×`).join('   ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
