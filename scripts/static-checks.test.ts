import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '..');
let folder: string;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'camp-checks-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const node = (program: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(root, program), ...args], { cwd: folder, encoding: 'utf8' });

it('finds a cycle of type imports only', () => {
  write('camper.ts', "import type { Parent } from './parent';\nexport interface Camper { parent: Parent }\n");
  write('parent.ts', "import type { Camper } from './camper';\nexport interface Parent { camper: Camper }\n");
  const config = join(root, '.dependency-cruiser.cjs');
  const cruise = () =>
    node('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '--config', config, '.');

  const { status, stdout } = cruise();
  expect(stdout).toContain('error no-circular: camper.ts');
  expect(status).not.toBe(0);

  write('parent.ts', 'export interface Parent { camper: string }\n');
  expect(cruise().status).toBe(0);
});

it('checks the types of all files, and shows the errors of all programs', () => {
  write('tsconfig.json', JSON.stringify({ files: [], references: [{ path: 'a.json' }, { path: 'b.json' }] }));
  write('a.json', JSON.stringify({ files: ['a.ts'] }));
  write('b.json', JSON.stringify({ files: ['b.ts'] }));
  write('a.ts', "export const seats: number = 'forty';\n");
  write('b.ts', 'export const save = async () => {};\nsave();\n');
  const lint = () => node('node_modules/oxlint/bin/oxlint', '--config', join(root, '.oxlintrc.json'));

  const { status, stdout } = lint();
  expect(stdout).toContain("Type 'string' is not assignable to type 'number'.");
  expect(stdout).toContain('no-floating-promises');
  expect(status).not.toBe(0);

  write('a.ts', 'export const seats: number = 40;\n');
  write('b.ts', 'export const save = async () => {};\nvoid save();\n');
  expect(lint().status).toBe(0);
});

it('checks each file in one of the programs', () => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const parse = (file: string) => ts.getParsedCommandLineOfConfigFile(file, {}, host)!;
  const programs = parse(join(root, 'tsconfig.json')).projectReferences!.map(ts.resolveProjectReferencePath);
  const checked = new Set(
    programs.flatMap((file) => parse(file).fileNames).map((file) => relative(root, file)),
  );

  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim();
  expect(files.split('\n').filter((file) => !checked.has(file))).toEqual([]);
});
