import type { Types } from '@hoard/kernel';
import { hrefOf } from '../router/route.ts';
import { Rulebook } from '../rulebook/Rulebook.tsx';
import { Dialog } from '../style/Dialog.tsx';
import { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';

/** The rulebook beside the game: one looks something up and plays on. */
export function Book<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { book, rules, table } = model;
  const { game } = table.boardGame;
  return (
    <Dialog title={words.value.page.rules} onClose={() => (book.value = null)}>
      <Rulebook
        rules={rules.value}
        rule={book.value?.rule ?? null}
        hrefOf={(rule) => hrefOf({ at: 'rules', game: game.id, rule })}
        onRule={(rule) => (book.value = { rule })}
      />
    </Dialog>
  );
}
