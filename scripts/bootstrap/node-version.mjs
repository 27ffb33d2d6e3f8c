import { Refusal } from './refusal.mjs';

/** The oldest supported version. The types of Node (`@types/node`) match it. */
const needed = [20, 19];
/** The oldest major version with security updates. */
const oldestMaintained = 22;

/**
 * Refuses a Node that is too old, and warns about a version without security updates.
 * @param {import('./machine.mjs').Machine} machine
 * @throws {Refusal} naming both versions
 */
export function requireNode({ nodeVersion, say }) {
  const [major, minor] = nodeVersion.split('.').map(Number);
  if (major >= oldestMaintained) return;
  if (major > needed[0] || (major === needed[0] && minor >= needed[1]))
    return say(
      `Node ${nodeVersion} no longer gets security updates. The product still starts, but install Node 24 soon.`,
    );
  throw new Refusal(
    `Node ${needed.join('.')} or newer is required, but this is Node ${nodeVersion}. Install a newer version from https://nodejs.org.`,
  );
}
