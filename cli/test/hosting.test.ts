import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { usage } from '../usage/serve.ts';

const DOCS = new URL('../../docs/', import.meta.url);
const pages = ['hosting.md', ...readdirSync(new URL('hosting/', DOCS)).map((name) => `hosting/${name}`)];

test.each(pages)('docs/%s asks for nothing that hoard does not know', (page) => {
  const text = readFileSync(new URL(page, DOCS), 'utf8');
  const commands = [...text.matchAll(/(?:npx hoard|hoard\.js"?,?) "?(\w+)/g)].map(([, command]) => command!);
  for (const command of commands) expect(Object.keys(COMMANDS)).toContain(command);
  for (const [line] of text.matchAll(/\bserve\b.*--.*/g))
    for (const [flag] of line.matchAll(/--[a-z][a-z-]+/g)) expect(usage).toContain(`  ${flag} `);
});
