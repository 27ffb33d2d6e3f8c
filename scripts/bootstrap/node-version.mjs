import { Refusal } from './refusal.mjs';

const needed = [20, 19];

/**
 * Refuses a Node that is too old.
 *
 * @param {import('./machine.mjs').Machine} machine
 * @throws {Refusal} naming both versions
 */
export function requireNode({ nodeVersion }) {
  const [major, minor] = nodeVersion.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return;
  throw new Refusal(
    `Node ${needed.join('.')} or newer is needed, this is Node ${nodeVersion}: install a newer one from https://nodejs.org.`,
  );
}
