import { LINE, LONGEST_LINE, inOwnWords, reworded, type Epilogue, type Seat, type Types } from '@hoard/kernel';
import type { GameTable } from '../table/table.ts';
import { words } from '../words/words.ts';

/** The story that the game has written: its title, then line by line. Who may, and sits here, puts it into words of their own. */
export function Story<T extends Types>({ epilogue, table }: { readonly epilogue: Epilogue; readonly table: GameTable<T> }) {
  const isHere = (author: Seat): boolean => table.people.value.some(({ seat, is }) => seat === author && is !== 'gone');
  const [title, ...lines] = inOwnWords(epilogue, table.words.value).map(({ author, text }, index) => {
    if (!isHere(author)) return text;
    return <Own key={index} text={text} onReword={(own) => table.reword(reworded(epilogue, table.words.value, index, author, own))} />;
  });
  return (
    <section class="epilogue">
      <h3>{title}</h3>
      <ol>
        {lines.map((line, index) => (
          <li key={index} style={{ '--place': index }}>
            {line}
          </li>
        ))}
      </ol>
      {epilogue.some(({ author }) => isHere(author)) && <p>{words.value.play.ownLines}</p>}
    </section>
  );
}

/** A line that may be written over. What is no line leaves it as it was. */
function Own({ text, onReword }: { readonly text: string; readonly onReword: (own: string) => void }) {
  return (
    <textarea
      rows={2}
      maxLength={LONGEST_LINE}
      aria-label={words.value.play.ownWords}
      title={words.value.play.ownWords}
      value={text}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
      onChange={({ currentTarget }) => {
        const own = currentTarget.value.replaceAll(/\s+/g, ' ').trim();
        if (LINE.test(own)) onReword(own);
        else currentTarget.value = text;
      }}
    />
  );
}
