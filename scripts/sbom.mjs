// `npm run sbom [-- file]`: writes the bill of materials of all libraries that run or build the product, with versions,
// licenses and checksums, as CycloneDX. It reads package-lock.json only. The file is sbom.json by default.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { workspaceFolder } from './bootstrap.mjs';

const file = process.argv[2] ?? 'sbom.json';
const args = [
  'sbom',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--omit=dev',
  '--package-lock-only',
];
const bill = execFileSync('npm', args, {
  cwd: workspaceFolder,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
writeFileSync(resolve(file), bill);
console.log(`${JSON.parse(bill).components.length} components are in ${file}.`);
