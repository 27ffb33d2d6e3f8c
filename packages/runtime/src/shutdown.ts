import type { Logger } from './logger';

/** One step of the shutdown. Steps run in the order of the list. */
export interface ShutdownStep {
  name: string;
  stop(): Promise<void> | void;
}

/** Settings of `onShutdown`. */
export interface ShutdownOptions {
  logger: Logger;
  /** Milliseconds until the process exits although a step still hangs. Default: 10 seconds. */
  timeout?: number;
}

const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * Shuts down in order on SIGTERM or SIGINT. The exit code is 0, or 1 after a failed step or a timeout. A failed step
 * doesn't stop the others.
 */
export function onShutdown(
  steps: readonly ShutdownStep[],
  { logger, timeout = 10_000 }: ShutdownOptions,
): void {
  let ending = false;
  const end = async (signal: NodeJS.Signals) => {
    if (ending) return;
    ending = true;
    logger.info({ signal }, 'Ending');
    setTimeout(() => {
      logger.error('The shutdown timed out');
      process.exit(1);
    }, timeout).unref();
    process.exit(await runSteps(steps, logger));
  };
  for (const signal of signals) process.on(signal, () => void end(signal));
}

/**
 * Runs every step.
 * @returns the exit code, which is 1 if a step failed
 */
export async function runSteps(steps: readonly ShutdownStep[], logger: Logger): Promise<0 | 1> {
  let code: 0 | 1 = 0;
  for (const step of steps) {
    try {
      await step.stop();
    } catch (error) {
      code = 1;
      logger.error({ err: error, step: step.name }, 'A step of the shutdown failed');
    }
  }
  return code;
}
