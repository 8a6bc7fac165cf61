import type { Types } from '@hoard/kernel';
import { Mark } from '@hoard/paint';
import { Dialog } from '../style/Dialog.tsx';
import { words } from '../words/words.ts';
import { DWELL_MILLISECONDS, type LastTurn } from './lastTurn.ts';
import type { PlayModel } from './playModel.ts';
import { showAgain } from './recap.ts';
import { RecapLines } from './RecapLines.tsx';
import './sinceLastTurn.css';

interface SinceLastTurnProps<T extends Types> {
  readonly model: PlayModel<T>;
  readonly lastTurn: LastTurn<T>;
}

/** Where there is room beside the board: what others did since one's last turn, before the whole log. */
export function SinceLastTurn<T extends Types>({ model, lastTurn }: SinceLastTurnProps<T>) {
  const { play, page } = words.value;
  if (lastTurn.lines.value.length === 0) return null;
  return (
    <section class="since-last-turn only-desk" aria-label={play.lastTurn}>
      <header>
        <h2>{play.lastTurn}</h2>
        <ShowAgain model={model} lastTurn={lastTurn} />
        <button type="button" class="button quiet" aria-label={page.close} onClick={() => lastTurn.close()}>
          ✕
        </button>
      </header>
      <Lines model={model} lastTurn={lastTurn} />
    </section>
  );
}

/** In the hand: a way to the same, where nothing can be picked. */
export function SinceLastTurnButton<T extends Types>({ model, lastTurn }: SinceLastTurnProps<T>) {
  const { play } = words.value;
  const lines = lastTurn.lines.value;
  if (lines.length === 0) return null;
  return (
    <>
      <Mark of="since-last-turn" />
      <button type="button" class="button since-last-turn-button only-phone" onClick={() => (lastTurn.isOpen.value = true)}>
        {play.lastTurnLines(lines.length)}
      </button>
      {lastTurn.isOpen.value && (
        <Dialog title={play.lastTurn} onClose={() => lastTurn.close()}>
          <Lines model={model} lastTurn={lastTurn} />
          <div class="answers plain">
            <ShowAgain model={model} lastTurn={lastTurn} />
          </div>
        </Dialog>
      )}
    </>
  );
}

const Lines = <T extends Types>({ model, lastTurn }: SinceLastTurnProps<T>) => (
  <RecapLines model={model} lines={lastTurn.lines.value} isOfReader={(line) => lastTurn.isOfReader(line)} />
);

function ShowAgain<T extends Types>({ model, lastTurn }: SinceLastTurnProps<T>) {
  const show = (): void => {
    const lines = lastTurn.lines.value;
    lastTurn.close();
    void showAgain(model.stage, lines, DWELL_MILLISECONDS);
  };
  return (
    <button type="button" class="button" onClick={show}>
      {words.value.play.showAgain}
    </button>
  );
}
