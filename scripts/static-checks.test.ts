import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';

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
