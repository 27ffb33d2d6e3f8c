import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.mjs';

/**
 * Installs the libraries if node_modules doesn't match the lock file. This is the case on a fresh clone, after a pull
 * that changed the file, or after an interrupted install.
 *
 * @param {import('./machine.mjs').Machine} machine
 * @param {string} folder of the workspace
 * @param {{ toStart?: boolean }} [needs] `toStart`: leaves out almost half of them, which only tests and development
 *   need
 * @throws {Refusal} when npm fails
 */
export function ensureDependencies(machine, folder, { toStart = false } = {}) {
  if (isInstalled(folder, toStart)) return;
  machine.say('Installing the packages in package-lock.json (npm ci) ...');
  const [command, ...args] = npm(machine);
  // `--include` makes it independent of NODE_ENV. The only peers that nothing else brings belong to rspack, which
  // module federation also supports (50 MB).
  const which = toStart ? ['--omit=dev', '--omit=peer'] : ['--include=dev'];
  // Some libraries require a newer Node than the oldest supported one. `requireNode` already warns about that.
  if (!machine.run(command, [...args, 'ci', ...which, '--loglevel=error'], { cwd: folder })) {
    throw new Refusal('The packages could not be installed. npm ci failed. See its messages above.');
  }
}

/**
 * Compares the lock file with npm's own record of what is installed, which npm writes last. It also checks the
 * node_modules of each workspace. If one is lost, the record stays, and Node would find another version in a parent
 * folder.
 *
 * @param {string} folder of the workspace
 * @param {boolean} toStart development libraries may be missing
 */
function isInstalled(folder, toStart) {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  if (!wanted) throw new Refusal('package-lock.json is missing. Clone the repository again.');
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  return Object.entries(wanted).every(
    ([path, { version, integrity, optional, dev, devOptional, peer }]) =>
      path === '' ||
      (toStart && (dev || devOptional || peer)) ||
      (installed[path]
        ? installed[path].version === version &&
          installed[path].integrity === integrity &&
          (isInRoot(path) || existsSync(join(folder, path)))
        : optional), // The package was made for another system.
  );
}

const isInRoot = (path) => path.startsWith('node_modules/');

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined; // The record is absent, or truncated by an interrupted install.
  }
}

/** The npm that runs this script, or else the one on the PATH. */
function npm({ env, findProgram }) {
  const running = env.npm_execpath;
  if (running?.endsWith('npm-cli.js')) return [process.execPath, running];
  const command = findProgram(['npm', 'npm.cmd']);
  if (command) return [command];
  throw new Refusal(
    'npm was not found on the PATH. It comes with Node: install Node from https://nodejs.org.',
  );
}
