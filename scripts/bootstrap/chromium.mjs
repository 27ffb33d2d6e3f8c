import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installDebianPackage } from './debian-package.mjs';
import { Refusal } from './refusal.mjs';

/** Chromium without windows: the browser tests take a third less time in it. */
const withoutWindows = 'chromium-headless-shell';
const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a browser for the tests: the one at CHROMIUM_PATH, a program on the PATH, Playwright's own if installed, or
 * Debian's package. With CI=true the faster package is installed beside another Chromium.
 *
 * @param {import('./machine.mjs').Machine} machine
 * @param {string} folder of the workspace, with its libraries installed
 * @returns {Promise<string>} path of the browser's program
 * @throws {Refusal} when there is none and none may be installed
 */
export async function ensureChromium(machine, folder) {
  const chosen = machine.env.CHROMIUM_PATH;
  if (chosen && !machine.exists(chosen)) {
    throw new Refusal(`CHROMIUM_PATH is ${chosen}, which is not a program. Correct it, or unset it.`);
  }
  const fast = chosen || machine.findProgram([withoutWindows]);
  if (fast) return fast;
  const found = machine.findProgram(programs) || playwrightsOwn(machine, folder);
  if (found && machine.env.CI !== 'true') return found;

  const install = async (name) =>
    (await installDebianPackage(machine, name, 'to run the browser tests')) && machine.findProgram([name]);
  // Older releases of Debian have only the one with windows.
  const program = (await install(withoutWindows)) || found || (await install('chromium'));
  if (program) return program;
  throw new Refusal(
    'Chromium was not found. Install it (on Debian as root: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to its program.',
  );
}

function playwrightsOwn(machine, folder) {
  const workspaceRequire = createRequire(join(folder, 'package.json'));
  const path = workspaceRequire('@playwright/test').chromium.executablePath();
  return machine.exists(path) ? path : undefined;
}
