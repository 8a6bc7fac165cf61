import { expect, test } from 'vitest';
import peers from '../../bench/colyseus/package-lock.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };
import project from '../../package.json' with { type: 'json' };

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optional?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const packages = Object.entries(lock.packages as Readonly<Record<string, Locked>>).filter(([path]) => path.startsWith('node_modules/'));
const fetched = packages.filter(([, { link }]) => link !== true);

test('whatever npm fetches is known by its hash', () => {
  expect(fetched.length).toBeGreaterThan(300);
  expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('nothing names a host: whoever has a mirror uses it', () => {
  expect(JSON.stringify(lock)).not.toMatch(/"resolved":"https?:/);
});

test('a peer whose packages have scripts has a lockfile of its own, as strict as ours', () => {
  const others = Object.entries(peers.packages as Readonly<Record<string, Locked>>).filter(([path]) => path !== '');
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  expect(JSON.stringify(peers)).not.toMatch(/"resolved":"https?:/);
});

test('nothing needs to be run in order to be installed', () => {
  expect(fetched.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
});

test('Node itself is there for every platform, in one version', () => {
  for (const [name, version] of Object.entries(project.optionalDependencies))
    expect(packages.find(([path]) => path === `node_modules/${name}`)?.[1]).toMatchObject({ version, optional: true });
  expect(new Set(Object.values(project.optionalDependencies)).size).toBe(1);
});

test('what a package brings for one platform is there for all of them, though this machine needs one', () => {
  const names = new Set(packages.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)));
  const wanted = packages.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});
