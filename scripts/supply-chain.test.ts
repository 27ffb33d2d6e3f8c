import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addedVersions, ageOutcome, auditOutcome, lockedVersions } from './supply-chain-checks.mjs';

const read = (file: string) => readFileSync(join(__dirname, '..', file), 'utf8');

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const installed = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

it('installs every package from the npm registry, with its checksum (S80)', () => {
  const registry = 'https://registry.npmjs.org/';
  // npm asks the registry unless an entry names another place.
  const elsewhere = installed.filter(([, { resolved = registry }]) => !resolved.startsWith(registry));
  const unchecked = installed.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));

  expect(installed.length).toBeGreaterThan(1_000);
  expect({ elsewhere, unchecked }).toEqual({ elsewhere: [], unchecked: [] });
  expect(read('.npmrc')).not.toMatch(/registry|_auth/);
});

it('names exact versions of its own libraries (S80)', () => {
  const workspaces = Object.keys(lock.packages).filter((path) => !path.includes('node_modules'));
  const named = workspaces.flatMap((folder) => {
    const { dependencies, devDependencies } = JSON.parse(read(join(folder, 'package.json'))) as Record<
      string,
      Record<string, string> | undefined
    >;
    return Object.entries({ ...dependencies, ...devDependencies });
  });

  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

it('runs no code of a package when it is installed (S81)', () => {
  const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
  const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScript.map(([path]) => path.split('node_modules/').at(-1));

  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  // npm lists them there too, so that a new one is noticed.
  expect(allowScripts).toEqual(Object.fromEntries([...new Set(names)].map((name) => [name, false])));
});

it('waits two weeks for new versions', () => {
  const { minimumReleaseAge } = JSON.parse(read('renovate.json')) as { minimumReleaseAge: string };

  expect(minimumReleaseAge).toBe('14 days');
});

describe('npm run supply-chain', () => {
  const now = new Date('2026-07-15T00:00:00Z');
  const versionOf = (version: string, day?: string) => ({
    version,
    published: day ? new Date(day) : undefined,
  });

  it('asks about versions that are new in package-lock.json', () => {
    const lockOf = (packages: object) => lockedVersions(JSON.stringify({ packages }));
    const before = lockOf({ '': {}, 'node_modules/a': { version: '1.0.0' }, api: { version: '1.0.0' } });
    const after = lockOf({
      'node_modules/a': { version: '1.0.0' },
      'node_modules/@b/c': { version: '2.0.0' },
      'api/node_modules/@b/c': { version: '2.0.0' },
      'node_modules/@camp/api': { link: true },
      'node_modules/other-name': { name: 'd', version: '3.0.0' },
    });

    expect(before).toEqual(['a@1.0.0']);
    expect(addedVersions(before, after)).toEqual(['@b/c@2.0.0', 'd@3.0.0']);
  });

  it('reports versions younger than two weeks, and what the registry does not say', () => {
    const old = versionOf('a@1.0.0', '2026-07-01T00:00:00Z');
    const young = versionOf('b@1.0.0', '2026-07-01T00:00:01Z');
    const unknown = versionOf('c@1.0.0');

    expect(ageOutcome([old], now).state).toBe('right');
    expect(ageOutcome([old, young, unknown], now)).toMatchObject({
      state: 'wrong',
      details: ['b@1.0.0, of 2026-07-01'],
    });
    expect(ageOutcome([old, unknown], now)).toMatchObject({ state: 'not checked', details: ['c@1.0.0'] });
  });

  it('reports serious faults, and a registry that does not answer', () => {
    const fault = (severity: string) => ({ vulnerabilities: { a: { name: 'a', severity, range: '<2' } } });
    const outcome = (report: object) => auditOutcome(JSON.stringify(report));

    expect(outcome(fault('high'))).toMatchObject({ state: 'wrong', details: ['a <2 (high)'] });
    expect(outcome(fault('moderate')).state).toBe('right');
    expect(outcome({ message: '405 Method Not Allowed', statusCode: 405 })).toEqual({
      state: 'not checked',
      sentence: 'The registry did not say which faults are known: 405 Method Not Allowed.',
    });
    expect(auditOutcome('').state).toBe('not checked');
  });
});
