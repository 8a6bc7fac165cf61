import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesInto } from './namesInto.ts';

// `npm run rulebook`: what the cards and counters of the box are called stands in its content, and is written from there into the tables
// of the rulebooks. Tests hold the rest of the tables against the content.

const GAMES = join(import.meta.dirname, '../games');

for (const path of globSync('*/rulebook.md', { cwd: GAMES })) {
  const files = globSync(join(path, '../content/*/*.json'), { cwd: GAMES });
  const parts = files.map((file): unknown => JSON.parse(readFileSync(join(GAMES, file), 'utf8')));
  const before = readFileSync(join(GAMES, path), 'utf8');
  const after = namesInto(before, parts);
  if (after === before) continue;
  writeFileSync(join(GAMES, path), after);
  console.log(`games/${path}: new names`);
}
