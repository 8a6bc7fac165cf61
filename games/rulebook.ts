/** One rule of a rulebook. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly chapter: string;
}

const CHAPTER = /^### (.+)$/;
const RULE = /^- \*\*([A-Z]+-\d+\.\d+) (.+?)\.?\*\* (.+)$/;

/** Reads the rules out of a rulebook: lines such as `- **DA-3.5 No passing.** The move must …` under their chapters. */
export function readRulebook(markdown: string): Map<string, Rule> {
  const rules = new Map<string, Rule>();
  let chapter = '';
  for (const line of markdown.split('\n')) {
    chapter = CHAPTER.exec(line)?.[1] ?? chapter;
    const [, id, title, text] = RULE.exec(line) ?? [];
    if (id !== undefined && title !== undefined && text !== undefined) rules.set(id, { id, title, text: plain(text), chapter });
  }
  return rules;
}

/** The rules that speak of all these words, those that name them in the title first. */
export function searchRules(rules: ReadonlyMap<string, Rule>, words: string): Rule[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const speaksOf = (text: string): boolean => wanted.every((word) => text.toLowerCase().includes(word));
  const found = [...rules.values()].filter((rule) => speaksOf(`${rule.id} ${rule.title} ${rule.text}`));
  return [...found.filter((rule) => speaksOf(rule.title)), ...found.filter((rule) => !speaksOf(rule.title))];
}

/** Without marks of print, and without the citation at the end: *(seed §5)*. */
const plain = (markdown: string): string => markdown.replace(/\s*\*\([^()]*\)\*$/, '').replaceAll(/\*\*|[*`]/g, '');
