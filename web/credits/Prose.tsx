import type { ComponentChild } from 'preact';

const INLINE = /(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\(https:[^)\s]+\))/;
const LINK = /^\[([^\]]+)\]\((https:[^)\s]+)\)$/;

/** The little of Markdown that our own texts use: headings, lists, tables, paragraphs, links, strong words and code. */
export function Prose({ markdown }: { markdown: string }) {
  return (
    <>
      {markdown
        .trim()
        .split(/\n{2,}/)
        .map(block)}
    </>
  );
}

function block(source: string, place: number): ComponentChild {
  const heading = /^#{1,6} (.+)$/.exec(source);
  // The screen has a first heading of its own.
  if (heading !== null) return source.startsWith('# ') ? null : <h2 key={place}>{inline(heading[1]!)}</h2>;
  if (source.startsWith('|')) return <Rows key={place} source={source} />;
  if (source.startsWith('- '))
    return (
      <ul key={place}>
        {source
          .slice(2)
          .split(/\n- /)
          .map((item) => (
            <li key={item}>{inline(item)}</li>
          ))}
      </ul>
    );
  return <p key={place}>{inline(source)}</p>;
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** A table: the first line is its head, the second only a rule. */
function Rows({ source }: { source: string }) {
  const [head = '', , ...lines] = source.split('\n');
  return (
    <div class="table-frame">
      <table>
        <thead>
          <tr>
            {cellsOf(head).map((cell) => (
              <th key={cell} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              {cellsOf(line).map((cell) => (
                <td key={cell}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const inline = (source: string): ComponentChild[] =>
  source.split(INLINE).map((part) => {
    const [, label, address] = LINK.exec(part) ?? [];
    if (address !== undefined) return <a href={address}>{label}</a>;
    if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
    return part.startsWith('`') ? <code>{part.slice(1, -1)}</code> : part;
  });
