import type { Types } from '@hoard/kernel';
import { Mark, PlayerSheet, PlayerSheets, Shields, type SheetDress } from '@hoard/paint';
import { Dialog } from '../style/Dialog.tsx';
import { words } from '../words/words.ts';
import { boardProps } from './boardProps.ts';
import type { PlayModel } from './playModel.ts';
import './players.css';

/** Everybody in one row where there is little room; who is touched shows all they have. */
export function Players<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const dress = dressed(model);
  if (dress === null) return <Mark of="no-sheets" />;
  const sheet = dress.sheets.find(({ seat }) => seat === model.shownSheet.value);
  return (
    <>
      <section class="play-shields" aria-label={words.value.play.players}>
        <Shields dress={dress} onOpen={(seat) => (model.shownSheet.value = seat)} />
      </section>
      {sheet !== undefined && (
        <Dialog title={sheet.name} onClose={() => (model.shownSheet.value = null)}>
          <PlayerSheet dress={dress} sheet={sheet} />
        </Dialog>
      )}
    </>
  );
}

/** A strip for everybody where there is room beside the board. */
export function Strips<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const dress = dressed(model);
  if (dress === null) return null;
  return (
    <section class="play-sheets" aria-label={words.value.play.players}>
      <PlayerSheets dress={dress} />
    </section>
  );
}

/** The game's own way to show players, with what has changed while nobody looked. */
function dressed<T extends Types>(model: PlayModel<T>): SheetDress | null {
  const dress = model.table.boardGame.dressOf(boardProps(model));
  return dress && { ...dress, changes: model.changes.value };
}
