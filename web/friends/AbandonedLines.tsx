import type { GameFile, Types } from '@hoard/kernel';
import { useEffect, useState } from 'preact/hooks';
import { byTurn, linesOf } from '../play/lines.ts';
import type { PlayModel } from '../play/playModel.ts';
import { goTo } from '../router/router.ts';
import { freshId } from '../storage/fresh.ts';
import { openKept } from '../storage/gameFiles.ts';
import { games } from '../storage/games.ts';
import { words } from '../words/words.ts';
import { abandonedLine, rewindsIn } from './abandonedLine.ts';
import { friendsWords } from './friendsWords.ts';

/** What was played before all went back. Each is a game of its own, when the game is over and nothing in it is a secret any more. */
export function AbandonedLines<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { table } = model;
  const { rewind: text } = friendsWords.value;
  const [file, setFile] = useState<GameFile | null>(null);
  useEffect(() => {
    openKept(games, table.id).then(setFile, () => {});
  }, []);
  const rewinds = file === null ? [] : rewindsIn(file);
  if (rewinds.length === 0) return null;
  const history = table.history.value;
  const titles = history.flatMap(({ what }, place) => (what === 'rewind' ? [titleBefore(place)] : []));
  const open = (rewind: number): void => {
    const id = freshId();
    void games.keep(id, abandonedLine(file!, rewind, table.viewer.value));
    goTo({ at: 'play', id });
  };
  return (
    <section aria-label={text.lines}>
      <h3>{text.lines}</h3>
      <p class="faint">{text.linesHint}</p>
      <div class="answers plain">
        {rewinds.map((rewind, number) => (
          <button key={rewind} type="button" class="button" onClick={() => open(rewind)}>
            {text.line(titles[number] ?? '')}
          </button>
        ))}
      </div>
    </section>
  );

  /** The turn in which it ended. */
  function titleBefore(place: number): string {
    const turn = byTurn(linesOf(history, { place, events: 0 }), table.boardGame.events).at(-1);
    return turn === undefined || !turn.isTitled ? words.value.play.beforeFirst : model.sentence(turn.lines[0]!);
  }
}
