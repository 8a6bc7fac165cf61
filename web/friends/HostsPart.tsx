import type { Types } from '@hoard/kernel';
import { AskFirst } from './AskFirst.tsx';
import { Customs } from './Customs.tsx';
import { friendsWords } from './friendsWords.ts';
import { askAloud } from './server.ts';
import type { TableVisit } from './tableVisit.ts';

/** What the host decides while the game goes on: how it goes at the table, and that it is over. */
export function HostsPart<T extends Types>({ visit }: { readonly visit: TableVisit<T> }) {
  const { table } = visit.known.value;
  const { company: text } = friendsWords.value;
  return (
    <section aria-label={text.hosting}>
      <h3>{text.hosting}</h3>
      <Customs visit={visit} />
      <AskFirst label={text.endGame} warning={text.sureToEnd} onSure={() => void askAloud('tables/end', { table: table.id })} />
    </section>
  );
}
