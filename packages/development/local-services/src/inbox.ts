import { loopback } from '@camp/runtime/network-host';
import { startChild, type Child } from './child-process';
import type { InboxSettings } from './inbox-process';
import { makeDataFolder } from './make-data-folder';
import { whenListening } from './when-listening';
import { typescriptArguments, workspaceFolder } from './workspace';

/** A mail server that keeps what it gets and shows it in the browser. */
export interface RunningInbox {
  /** For the one who sends: `smtp://127.0.0.1:<port>`. */
  readonly smtpUrl: string;
  readonly smtpPort: number;
  /** For the one who reads. */
  readonly url: string;
  readonly child: Child;
  stop(): Promise<void>;
}

/**
 * Starts the inbox: a real SMTP server (maildev) with a web page, which answers its own pages only.
 *
 * @param options - `dir`: where the mails stay; `webPort`: port of the page; `webHost`: IP address on which the page
 *   is (omitted: 127.0.0.1); `url`: where people open it (omitted: `http://localhost:<webPort>`); `smtpPort`: a
 *   certain one, for an inbox that must come back at the same address (omitted: a free one)
 * @returns both addresses once they answer
 * @throws Refusal when it cannot start
 */
export async function startInbox(options: {
  dir: string;
  webPort: number;
  webHost?: string;
  url?: string;
  smtpPort?: number;
  logFile?: string;
}): Promise<RunningInbox> {
  const { dir, webPort, webHost = loopback, url = `http://localhost:${webPort}`, smtpPort } = options;
  makeDataFolder(dir);
  const settings: InboxSettings = { dir, webPort, webHost, names: [new URL(url).host], smtpPort };
  const child = await startChild({
    name: 'The test inbox',
    command: process.execPath,
    args: typescriptArguments('packages/development/local-services/src/inbox-process.ts', [
      JSON.stringify(settings),
    ]),
    cwd: workspaceFolder,
    logFile: options.logFile,
  });
  const line = await whenListening(child, /smtp:\/\/\S+$/);
  const smtpUrl = line.slice(line.lastIndexOf(' ') + 1);

  return { smtpUrl, smtpPort: Number(new URL(smtpUrl).port), url, child, stop: () => child.stop() };
}
