import { startChild, type Child } from './child-process';
import { typescriptArguments, workspaceFolder } from './workspace';

/** The Stripe simulator in a process of its own. */
export interface RunningStripe {
  readonly url: string;
  readonly child: Child;
  stop(): Promise<void>;
}

/**
 * Starts the Stripe simulator.
 *
 * @param options - `dataFile`: where its sessions stay; `webhookUrl`: where it sends its signed events
 * @returns its address, for STRIPE_API_URL, once it listens
 * @throws Refusal when it cannot start
 */
export async function startStripe(options: {
  port: number;
  dataFile: string;
  webhookUrl: string;
  webhookSecret: string;
  secretKey: string;
  logFile?: string;
}): Promise<RunningStripe> {
  const child = await startChild({
    name: 'The Stripe simulator',
    command: process.execPath,
    args: typescriptArguments('packages/local-stripe/src/main.ts', [
      '--port',
      String(options.port),
      '--data-file',
      options.dataFile,
      '--webhook-url',
      options.webhookUrl,
      '--webhook-secret',
      options.webhookSecret,
      '--secret-key',
      options.secretKey,
    ]),
    cwd: workspaceFolder,
    logFile: options.logFile,
  });
  const line = await child.waitForLine(/https?:\/\/\S+$/);
  return { url: line.slice(line.lastIndexOf(' ') + 1), child, stop: () => child.stop() };
}
