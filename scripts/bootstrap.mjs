// Checks and installs everything that the workspace needs before other scripts can run. It uses only Node, since it
// runs on a fresh clone.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './bootstrap/chromium.mjs';
import { ensureDependencies } from './bootstrap/dependencies.mjs';
import { thisMachine } from './bootstrap/machine.mjs';
import { requireNode } from './bootstrap/node-version.mjs';
import { ensureRedis } from './bootstrap/redis.mjs';

export const workspaceFolder = join(fileURLToPath(import.meta.url), '../..');

/**
 * Prepares this machine for the product.
 *
 * @param {{ browser?: boolean, production?: boolean, toStart?: boolean }} [needs] `browser`: the tests need Chromium
 *   too. `production`: no local service is started, so Redis is not needed. `toStart`: development libraries are left
 *   out
 * @returns {Promise<{ chromium?: string }>} path of the browser's program if needed
 * @throws {Refusal} if something is missing and cannot be installed here
 */
export async function bootstrap({ browser = false, production = false, toStart = false } = {}) {
  requireNode(thisMachine);
  ensureDependencies(thisMachine, workspaceFolder, { toStart });
  if (!production) await ensureRedis(thisMachine);
  return browser ? { chromium: await ensureChromium(thisMachine, workspaceFolder) } : {};
}
