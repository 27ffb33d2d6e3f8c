import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline/promises';

/**
 * What the bootstrap queries and changes on the machine. Tests pass a fake, so that every decision is tested without
 * changing the real machine.
 *
 * @typedef {object} Machine
 * @property {Record<string, string | undefined>} env environment variables
 * @property {string} nodeVersion such as '20.19.0'
 * @property {boolean} isRoot may install packages
 * @property {boolean} hasTerminal a person can be asked
 * @property {(path: string) => boolean} exists is there such a file
 * @property {(names: string[]) => string | undefined} findProgram path of the first of these programs on the PATH
 * @property {(question: string) => Promise<boolean>} ask asks the person a yes-or-no question
 * @property {(command: string, args: string[], options?: RunOptions) => boolean} run runs a command, true on success
 * @property {(line: string) => void} say prints a line for the person
 *
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] added to the environment
 * @property {string} [cwd]
 * @property {boolean} [quiet] its output is shown only when it fails
 */

/** @type {Machine} */
export const thisMachine = {
  env: process.env,
  nodeVersion: process.versions.node,
  isRoot: process.getuid?.() === 0,
  hasTerminal: Boolean(process.stdin.isTTY && process.stdout.isTTY),
  exists: existsSync,
  findProgram: (names) => findOnPath(names, process.env.PATH ?? ''),
  ask: askOnTerminal,
  run: runCommand,
  say: (line) => console.log(line),
};

/**
 * Finds programs in the folders of a PATH.
 *
 * @param {string[]} names in order of preference
 * @param {string} path the folders, in the shell's format
 * @returns {string | undefined} the path of the first that is executable
 */
export function findOnPath(names, path) {
  const folders = path.split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false; // The program is missing or not executable, so the next folder is tried.
  }
}

/** @type {Machine['ask']} */
async function askOnTerminal(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [Y/n] `);
  terminal.close();
  return /^(y(es)?)?$/i.test(answer.trim());
}

/** @type {Machine['run']} */
function runCommand(command, args, { env = {}, cwd, quiet = false } = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0 && quiet) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  return status === 0;
}
