import { join } from 'node:path';
import { startChild, type Child } from './child-process';
import { makeFolder } from './make-folder';
import { freePort } from './ports';
import { workspaceFolder } from './workspace';

/** A mail server that keeps what it gets and shows it in the browser. */
export interface RunningInbox {
  /** For the one who sends: `smtp://127.0.0.1:<port>`. */
  readonly smtpUrl: string;
  /** For the one who reads. */
  readonly url: string;
  readonly child: Child;
  stop(): Promise<void>;
}

/**
 * Starts the inbox: a real SMTP server (maildev) with a web page.
 *
 * @param options - `dir`: where the mails stay; `webPort`: port of the page; `smtpPort`: omitted: a free one
 * @returns both addresses once they answer
 * @throws Refusal when it cannot start
 */
export async function startInbox(options: {
  dir: string;
  webPort: number;
  smtpPort?: number;
  logFile?: string;
}): Promise<RunningInbox> {
  await makeFolder(options.dir);
  const smtpPort = options.smtpPort ?? (await freePort());
  const settings = {
    smtp: String(smtpPort),
    ip: '127.0.0.1',
    web: String(options.webPort),
    'web-ip': '127.0.0.1',
    'mail-directory': options.dir,
    'max-emails': '1000',
  };
  const child = await startChild({
    name: 'The mail inbox',
    command: process.execPath,
    args: [
      join(workspaceFolder, 'node_modules/maildev/dist/bin/maildev.js'),
      ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    cwd: options.dir,
    logFile: options.logFile,
  });
  await child.waitForLine(/Press Ctrl\+C to stop/);

  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    url: `http://localhost:${options.webPort}`,
    child,
    stop: () => child.stop(),
  };
}
