import { startChild, type Child } from './child-process';
import { whenListening } from './when-listening';
import { typescriptArguments, workspaceFolder } from './workspace';

/** The Stripe simulator in its own process. */
export interface RunningStripe {
  /** URL of its API, for this machine. */
  readonly url: string;
  /** URL of its pages for people. */
  readonly pageUrl: string;
  readonly child: Child;
  stop(): Promise<void>;
}

/**
 * Starts the Stripe simulator.
 *
 * @param options - `host`: IP address to listen on. `publicUrl`: URL of its pages for people, if different. `dataFile`:
 *   file of its sessions. `webhookUrl`: target of its signed events
 * @returns its URL, for STRIPE_API_URL, once it listens
 * @throws Refusal when it cannot start
 */
export async function startStripe(options: {
  port: number;
  host: string;
  publicUrl?: string;
  dataFile: string;
  webhookUrl: string;
  webhookSecret: string;
  secretKey: string;
  logFile?: string;
}): Promise<RunningStripe> {
  const child = await startChild({
    name: 'The Stripe simulator',
    command: process.execPath,
    args: typescriptArguments('packages/development/local-stripe/src/main.ts', [
      '--port',
      String(options.port),
      '--host',
      options.host,
      ...(options.publicUrl === undefined ? [] : ['--public-url', options.publicUrl]),
      '--data-file',
      options.dataFile,
      '--webhook-url',
      options.webhookUrl,
    ]),
    env: {
      ...process.env,
      STRIPE_SECRET_KEY: options.secretKey,
      STRIPE_WEBHOOK_SECRET: options.webhookSecret,
    },
    cwd: workspaceFolder,
    logFile: options.logFile,
  });
  const line = await whenListening(child, /https?:\/\/\S+$/);
  const url = line.slice(line.lastIndexOf(' ') + 1);
  return { url, pageUrl: options.publicUrl ?? url, child, stop: () => child.stop() };
}
