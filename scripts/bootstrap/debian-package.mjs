import { existsSync, rmSync, writeFileSync } from 'node:fs';

const startPolicy = '/usr/sbin/policy-rc.d';

/**
 * Installs a Debian package if that is possible and the person agrees. Without a terminal, or with CI=true, it does not
 * ask.
 *
 * @param {import('./machine.mjs').Machine} machine
 * @param {string} name the package
 * @param {string} purpose completes 'The package ... is needed ...'
 * @returns {Promise<boolean>} whether it is now installed
 */
export async function installDebianPackage(machine, name, purpose) {
  if (!machine.isRoot || machine.findProgram(['apt-get']) === undefined) return false;
  const mayAsk = machine.hasTerminal && machine.env.CI !== 'true';
  if (mayAsk && !(await machine.ask(`The Debian package ${name} is needed ${purpose}. Install it now?`))) {
    return false;
  }

  machine.say(`Installing the Debian package ${name} (needed ${purpose}) ...`);
  const apt = (...args) =>
    machine.run('apt-get', ['-q', '-y', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      quiet: true,
    });
  return withoutStartingDaemons(() => apt('update') && apt('install', '--no-install-recommends', name));
}

/**
 * Packages check this policy before they start their daemon. The launcher starts its own daemons with its own settings.
 */
function withoutStartingDaemons(install) {
  if (existsSync(startPolicy)) return install(); // The machine has its own policy.
  writeFileSync(startPolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return install();
  } finally {
    rmSync(startPolicy);
  }
}
