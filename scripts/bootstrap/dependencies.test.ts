import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { pretendMachine } from './pretended-machine';

const locked = {
  '': {},
  'node_modules/express': { version: '5.3.0', integrity: 'sha512-a' },
  'node_modules/for-another-system': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};
/** npm's marks in the lock file. */
interface Flags {
  dev?: boolean;
  optional?: boolean;
  peer?: boolean;
}

const npmCi = 'npm ci --include=dev --loglevel=error';

describe('the libraries', () => {
  let folder: string;
  const write = (file: string, content: string) => writeFileSync(join(folder, file), content);
  const lock = (packages: object) => write('package-lock.json', JSON.stringify({ packages }));
  const record = (packages: object) => write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  const ensure = () => {
    const machine = pretendMachine({ programs: ['npm'] });
    ensureDependencies(machine, folder);
    return machine.ran.map((command) => command.replace('/bin/', ''));
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'camp-libraries-'));
    mkdirSync(join(folder, 'node_modules'));
    lock(locked);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are installed on a fresh clone', () => {
    rmSync(join(folder, 'node_modules'), { recursive: true });
    expect(ensure()).toEqual([npmCi]);
  });

  it('are left alone if they match the lock file', () => {
    record({ 'node_modules/express': locked['node_modules/express'] });
    expect(ensure()).toEqual([]);
  });

  it.each([
    ['another version', { 'node_modules/express': { version: '5.2.0', integrity: 'sha512-a' } }],
    ['other content', { 'node_modules/express': { version: '5.3.0', integrity: 'sha512-c' } }],
    ['no copy of it', {}],
  ])('are installed if there is %s', (_, packages) => {
    record(packages);
    expect(ensure()).toEqual([npmCi]);
  });

  it('are installed again if those of one workspace are missing', () => {
    const nested = { 'api/node_modules/express': { version: '4.0.0', integrity: 'sha512-d' } };
    lock({ ...locked, ...nested });
    record({ 'node_modules/express': locked['node_modules/express'], ...nested });
    expect(ensure()).toEqual([npmCi]);

    mkdirSync(join(folder, 'api/node_modules/express'), { recursive: true });
    expect(ensure()).toEqual([]);
  });

  it('are installed again after an interrupted install', () => {
    write('node_modules/.package-lock.json', '{"packages": {"node_mod');
    expect(ensure()).toEqual([npmCi]);
  });

  it('exclude development libraries for a start, and include them for tests', () => {
    const jest = { version: '30.0.0', integrity: 'sha512-e', dev: true };
    const rspack = { version: '2.2.9', integrity: 'sha512-f', peer: true };
    lock({ ...locked, 'node_modules/jest': jest, 'node_modules/@rspack/core': rspack });
    const start = pretendMachine({ programs: ['npm'] });
    ensureDependencies(start, folder, { toStart: true });
    expect(start.ran).toEqual(['/bin/npm ci --omit=dev --omit=peer --loglevel=error']);

    record({ 'node_modules/express': locked['node_modules/express'] });
    ensureDependencies(start, folder, { toStart: true });
    expect(start.ran).toHaveLength(1);
    expect(ensure()).toEqual([npmCi]);

    const both = { 'node_modules/jest': jest, 'node_modules/@rspack/core': rspack };
    record({ 'node_modules/express': locked['node_modules/express'], ...both });
    ensureDependencies(start, folder, { toStart: true });
    expect(start.ran).toHaveLength(1);
  });

  it('need no peer that nothing else brings, except those of rspack', () => {
    const lockFile = readFileSync(join(__dirname, '../../package-lock.json'), 'utf8');
    const { packages } = JSON.parse(lockFile) as { packages: Record<string, Flags> };
    const peers = Object.entries(packages).filter(([, { dev, optional, peer }]) => peer && !dev && !optional);

    expect(peers.map(([path]) => path)).toEqual([
      'node_modules/@rspack/binding',
      'node_modules/@rspack/core',
    ]);
  });

  it('are installed by the npm that runs the script', () => {
    const machine = pretendMachine({ programs: [], env: { npm_execpath: '/lib/npm-cli.js' } });
    ensureDependencies(machine, folder);
    expect(machine.ran).toEqual([`${process.execPath} /lib/npm-cli.js ci --include=dev --loglevel=error`]);
  });

  it('are reported in one sentence when npm fails or is missing', () => {
    const failing = pretendMachine({ programs: ['npm'], commandsFail: true });
    expect(() => ensureDependencies(failing, folder)).toThrow(
      'The packages could not be installed. npm ci failed. See its messages above.',
    );
    expect(() => ensureDependencies(pretendMachine({ programs: [] }), folder)).toThrow('npm was not found');
  });
});
