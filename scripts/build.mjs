import { library, runNode } from './run-node.mjs';

/** What turbo must not do on anybody's machine: send measurements, look for news, draw its own screen. */
const turboEnvironment = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  TURBO_UI: 'false',
};

/**
 * Builds what has changed since it was built last; turbo knows what that is.
 *
 * @returns {Promise<number>} exit code
 */
export function build() {
  return runNode([library('turbo/bin/turbo'), 'run', 'build', '--output-logs=errors-only'], {
    env: { ...turboEnvironment, NODE_ENV: 'production' },
    quiet: true,
  });
}
