import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceFolder } from './bootstrap.mjs';
import { library } from './run-node.mjs';

/** The programs for type checking (docs/decisions/0005-few-programs.md). */
export const typePrograms = ['packages/contracts', 'tsconfig.server.json', 'tsconfig.web.json', 'scripts'];

/**
 * @param {string} program one of `typePrograms`
 * @returns {string[]} the arguments that check its types incrementally
 */
export const typesOf = (program) => [
  library('typescript/bin/tsc'),
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  library(`.cache/types/${program.replace('/', '-')}.tsbuildinfo`),
  ...(process.stdout.isTTY ? ['--pretty'] : []),
  '-p',
  program,
];

/**
 * @param {string} program one of `typePrograms`
 * @returns {string[]} its folders
 */
export function foldersOf(program) {
  const file = program.endsWith('.json') ? program : join(program, 'tsconfig.json');
  const { include } = JSON.parse(readFileSync(join(workspaceFolder, file), 'utf8'));
  return include.map((folder) => join(dirname(file), folder));
}

/** The arguments that find import cycles. */
export const cycles = [library('dependency-cruiser/bin/dependency-cruise.mjs'), '.'];
