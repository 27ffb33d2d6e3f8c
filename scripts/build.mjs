import { library, runNode } from './run-node.mjs';

/** Turns off turbo's telemetry, its check for updates and its own screen. */
const turboEnvironment = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  TURBO_UI: 'false',
};

/**
 * Builds what has changed since the last build, as turbo detects it.
 *
 * @returns {Promise<number>} exit code
 */
export function build() {
  return runNode([library('turbo/bin/turbo'), 'run', 'build', '--output-logs=errors-only'], {
    env: { ...turboEnvironment, NODE_ENV: 'production' },
    quiet: true,
  });
}
