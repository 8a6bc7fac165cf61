import type { Takes } from '@hoard/table/client';
import { Dialog } from '../style/Dialog.tsx';
import { friendsWords, learnFriendsWords } from './friendsWords.ts';
import { layTable } from './laying.ts';
import { NameForm } from './NameForm.tsx';
import { learnAddresses } from './reach.ts';
import { refusedText } from './refusedText.ts';

interface NewTableProps {
  readonly wish: Takes<'tables/new'>;
  readonly onClose: () => void;
}

/** Looks whether there is a server to play on, and learns the words: both are needed before anything is shown. */
export async function prepareNewTable() {
  await learnFriendsWords();
  const refusal = await learnAddresses();
  if (refusal === null) return { NewTable };
  // Whoever asks for a server by a wrong name has one.
  const message = refusal.why === 'wrong-name' ? refusedText(refusal) : friendsWords.value.laying.noServer;
  return { NewTable: ({ onClose }: Pick<NewTableProps, 'onClose'>) => <NoServer message={message} onClose={onClose} /> };
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

interface NoServerProps extends Pick<NewTableProps, 'onClose'> {
  readonly message: string;
}

function NoServer({ message, onClose }: NoServerProps) {
  return (
    <Dialog title={friendsWords.value.laying.title} onClose={onClose}>
      <p>{message}</p>
    </Dialog>
  );
}
