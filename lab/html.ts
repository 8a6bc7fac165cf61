import { chartOf } from './charts.ts';
import type { Report, ReportSection } from './report.ts';
import { cellsOf, described } from './text.ts';

const STYLE = `
:root { color-scheme: light dark; --paper: #f6f1e7; --card: #fffdf8; --ink: #2b241c; --soft: #6f6353; --line: #e2d8c6; --bar: #a63d22; --mark: #2f6f73; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1815; --card: #26221d; --ink: #ece4d6; --soft: #a99c88; --line: #3c352c; --bar: #e0764f; --mark: #6cc0c2; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, 'Times New Roman', serif; }
header, main, footer { max-width: 1120px; margin: 0 auto; padding: 0 16px; }
header { padding-top: 40px; padding-bottom: 8px; }
h1 { margin: 0; font-size: clamp(1.8rem, 5vw, 2.8rem); line-height: 1.1; }
h2 { margin: 0 0 4px; font-size: 1.25rem; }
p { margin: 0; color: var(--soft); }
header p { margin-top: 12px; }
dl { display: flex; flex-wrap: wrap; gap: 8px 28px; margin: 20px 0 12px; }
dt { color: var(--soft); font-size: 0.8rem; letter-spacing: 0.04em; text-transform: uppercase; }
dd { margin: 0; font-size: 1.35rem; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
main { columns: 2 460px; column-gap: 16px; }
section { break-inside: avoid; margin-bottom: 16px; background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 20px; }
section p { font-size: 0.9rem; }
svg { display: block; width: 100%; max-width: 560px; height: auto; margin: 14px auto 4px; font-family: system-ui, sans-serif; }
details { margin-top: 12px; font-family: system-ui, sans-serif; font-size: 0.84rem; }
summary { color: var(--soft); cursor: pointer; }
table { width: 100%; margin-top: 12px; border-collapse: collapse; font-family: system-ui, sans-serif; font-size: 0.84rem; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 0 6px 10px; border-top: 1px solid var(--line); text-align: right; vertical-align: baseline; white-space: nowrap; }
th:first-child { padding-left: 0; text-align: left; white-space: normal; font-weight: 400; }
thead th { border: 0; color: var(--soft); font-weight: 400; }
td.value { font-weight: 600; }
td.interval { color: var(--soft); }
@media (max-width: 480px) { section { padding: 16px 14px; } table { font-size: 0.78rem; } th, td { padding-left: 6px; } }
footer { padding-top: 24px; padding-bottom: 48px; font-size: 0.9rem; }
`;

/** The report as one page that needs nothing else. */
export function asHtml(report: Report): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(report.title)}: ${report.games} games</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escaped(report.title)}</h1>
<p>${escaped(described(report))}</p>
${headline(report)}
</header>
<main>
${report.sections.map(sectionOf).join('\n')}
</main>
<footer><p>Every value stands with its 95 % confidence interval: Wilson’s for shares, the normal one for means, by ranks for percentiles. The same seed gives the same page.</p></footer>
</body>
</html>
`;
}

/** The first line of the first few sections, large. */
function headline({ sections }: Report): string {
  const first = sections.slice(0, 3).flatMap(({ lines }) => lines.slice(0, 1));
  return `<dl>${first.map((line) => `<div><dt>${escaped(line.label)}</dt><dd>${cellsOf(line)[0]}</dd></div>`).join('')}</dl>`;
}

function sectionOf(section: ReportSection): string {
  const expects = section.lines.some(({ expected }) => expected !== null);
  // Where the chart says it all, a long table is there for those who ask.
  const long = section.chart?.kind === 'lines' && section.lines.length > 8;
  const rows = section.lines.map((line) => {
    const [value, interval, expected] = cellsOf(line);
    return `<tr><th scope="row">${escaped(line.label)}</th><td class="value">${value}</td><td class="interval">${interval}</td>${expects ? `<td>${expected}</td>` : ''}</tr>`;
  });
  return `<section>
<h2>${escaped(section.title)}</h2>
<p>${escaped(section.note)}</p>
${chartOf(section)}
${long ? '<details><summary>The figures</summary>' : ''}<table>
<thead><tr><th></th><th scope="col">measured</th><th scope="col">95 % interval</th>${expects ? '<th scope="col">expected</th>' : ''}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>${long ? '</details>' : ''}
</section>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
