import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, expectTypeOf, test } from 'vitest';
import type { StateOf, ViewOf } from '../index.ts';
import type { crypt } from './examples/crypt.ts';
import type { TypesOf } from './examples/tinyGame.ts';

/** What a game could not be replayed with: dice of the machine, the clock, files, the network, whatever comes later. */
const IMPURE =
  /\b(Math\.random|Date|performance|crypto|process|fetch|setTimeout|setInterval|queueMicrotask|async|await|Promise)\b|['"]node:/;

const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

const root = fileURLToPath(new URL('../../', import.meta.url));

test('neither kernel nor rules nor content ask the clock or the machine', () => {
  const files = globSync(['kernel/*.ts', 'kernel/!(test|node_modules)/**/*.ts', 'games/*/rules/**/*.ts', 'games/*/content/**/*.ts'], {
    cwd: root,
  });
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => IMPURE.test(withoutComments(readFileSync(root + file, 'utf8'))))).toEqual([]);
});

test('a state is not a view, and the compiler knows', () => {
  type Crypt = TypesOf<typeof crypt>;
  expectTypeOf<StateOf<Crypt>>().not.toExtend<ViewOf<Crypt>>();
  expectTypeOf<Crypt['board']>().not.toExtend<Crypt['sight']>();
});
