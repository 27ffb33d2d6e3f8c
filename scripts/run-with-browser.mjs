import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { command } from './command.mjs';
import { runNode } from './run-node.mjs';

/**
 * Builds what changed, then runs a program that tests the built product in a browser, with the same arguments.
 *
 * @param {string} program its path from the workspace's folder
 * @param {Record<string, string>} [env] added to the program's environment
 */
export const runWithBrowser = (program, env = {}) =>
  command(async () => {
    const { chromium } = await bootstrap({ browser: true });
    const code = await build();
    if (code !== 0) return code;
    return runNode(['--import', 'tsx', program, ...process.argv.slice(2)], {
      env: { ...env, CHROMIUM_PATH: chromium },
    });
  });
