import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { namesInto } from '../namesInto.ts';

const TABLES = `| # | Name | City |
|---|---|---|
| S8 | Spider Brood | 4 |
| S11 | Siege Worms | 2 |

| id | q | name |
| --- | --- | --- |
| R10 | -3 | Rose Gate (rulebook) |
`;

test('a card is called in the rulebook as in the content; all else stays', () => {
  const parts = [[{ id: 'S11', name: 'Wall Worms' }, { id: 'R10', name: 'Thorn Gate' }, { id: 'X' }], { id: 'S8', name: 'Nobody' }];
  expect(namesInto(TABLES, parts)).toBe(TABLES.replace('Siege Worms', 'Wall Worms').replace('Rose Gate', 'Thorn Gate'));
});

test('the rulebooks have the names of the box', () => {
  expect(execFileSync(process.execPath, ['scripts/rulebookNames.ts'], { encoding: 'utf8' })).toBe('');
});
