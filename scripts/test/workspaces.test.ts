import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');

/** What a file asks for: at the start of a line, in the middle of the code, or, in a style sheet, as a file of a package. */
const IMPORTS = /^(?:import|export)\s(?:[^'=;(]*\sfrom\s)?'(?<from>[^']+)'|\bimport\('(?<later>[^']+)'\)|url\('(?<file>@[^']+)'\)/gm;

interface Workspace {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const workspaces = new Map<string, Workspace>(
  project.workspaces.map((folder) => [folder, JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Workspace]),
);

/** The package that an import asks for; null for a file by its path, and for what Node brings. */
const packageOf = (imported: string): string | null =>
  /^(\.|node:)/.test(imported) ? null : imported.split('/', imported.startsWith('@') ? 2 : 1).join('/');

const packagesOf = (file: string): (string | null)[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORTS)].map(({ groups }) =>
    packageOf((groups!['from'] ?? groups!['later'] ?? groups!['file'])!),
  );

const isTest = (file: string): boolean => file.split(sep).includes('test');
const exceptFor = (packages: ReadonlySet<string | null>, ...known: readonly string[]): string[] =>
  [...packages]
    .filter((name) => name !== null)
    .filter((name) => !known.includes(name))
    .toSorted();

test.each([...workspaces])('%s lists what its source imports, and what only its tests import, and nothing else', (folder, workspace) => {
  const cwd = join(ROOT, folder);
  // A folder with a list of its own is no part of the workspace.
  const others = globSync('*/package.json', { cwd }).map(dirname);
  const files = globSync('**/*.{ts,tsx,js,css}', { cwd, exclude: ['**/node_modules', '**/dist', ...others] });
  const [ofSource, ofTests] = [false, true].map(
    (tests) => new Set(files.filter((file) => isTest(file) === tests).flatMap((file) => packagesOf(join(ROOT, folder, file)))),
  );
  const dependencies = Object.keys(workspace.dependencies ?? {});
  // What all tests run on is listed once, at the root.
  const tools = Object.keys(project.devDependencies);
  expect(dependencies).toEqual(exceptFor(ofSource!, workspace.name));
  expect(Object.keys(workspace.devDependencies ?? {})).toEqual(exceptFor(ofTests!, workspace.name, ...dependencies, ...tools));
});

test('whatever several folders list, they list in one version', () => {
  const listed = [...workspaces.values(), project].flatMap((workspace: Workspace) => [
    ...Object.entries(workspace.dependencies ?? {}),
    ...Object.entries(workspace.devDependencies ?? {}),
  ]);
  const versions = new Map(listed);
  expect(listed.filter(([name, version]) => versions.get(name) !== version)).toEqual([]);
});
