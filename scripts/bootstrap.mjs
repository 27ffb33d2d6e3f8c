// What has to be there before anything of the workspace can run. It uses nothing but Node itself, since it runs
// on a fresh clone.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './bootstrap/chromium.mjs';
import { ensureDependencies } from './bootstrap/dependencies.mjs';
import { thisMachine } from './bootstrap/machine.mjs';
import { requireNode } from './bootstrap/node-version.mjs';
import { ensureRedis } from './bootstrap/redis.mjs';

export const workspaceFolder = join(fileURLToPath(import.meta.url), '../..');

/**
 * Makes this machine ready for the product.
 *
 * @param {{ browser?: boolean, production?: boolean, toStart?: boolean }} [needs] `browser`: the tests need Chromium too;
 *   `production`: nothing local is started, so no Redis is looked for; `toStart`: no library of development
 * @returns {Promise<{ chromium?: string }>} path of the browser's program where one is needed
 * @throws {Refusal} when something is missing that cannot be put right here
 */
export async function bootstrap({ browser = false, production = false, toStart = false } = {}) {
  requireNode(thisMachine);
  ensureDependencies(thisMachine, workspaceFolder, { toStart });
  if (!production) await ensureRedis(thisMachine);
  return browser ? { chromium: await ensureChromium(thisMachine, workspaceFolder) } : {};
}
