import type { Takes } from '@hoard/table/client';
import { Dialog } from '../style/Dialog.tsx';
import { friendsWords, learnFriendsWords } from './friendsWords.ts';
import { layTable } from './laying.ts';
import { NameForm } from './NameForm.tsx';
import { learnAddresses } from './reach.ts';

interface NewTableProps {
  readonly wish: Takes<'tables/new'>;
  readonly onClose: () => void;
}

/** Looks whether there is a server to play on, and learns the words: both are needed before anything is shown. */
export async function prepareNewTable() {
  await learnFriendsWords();
  return { NewTable: (await learnAddresses()) ? NewTable : NoServer };
}

/** One more thing before the table is laid: how its host is called. */
function NewTable({ wish, onClose }: NewTableProps) {
  const { laying: text } = friendsWords.value;
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>{text.how}</p>
      <NameForm label={text.lay} onNamed={() => layTable(wish)} />
    </Dialog>
  );
}

function NoServer({ onClose }: Pick<NewTableProps, 'onClose'>) {
  const { laying: text } = friendsWords.value;
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>{text.noServer}</p>
    </Dialog>
  );
}
