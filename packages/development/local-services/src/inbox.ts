import { loopback } from '@camp/runtime/network-host';
import { startChild, type Child } from './child-process';
import type { InboxSettings } from './inbox-process';
import { makeDataFolder } from './make-data-folder';
import { whenListening } from './when-listening';
import { typescriptArguments, workspaceFolder } from './workspace';

/** A mail server that stores emails and shows them in the browser. */
export interface RunningInbox {
  /** The SMTP URL for senders: `smtp://127.0.0.1:<port>`. */
  readonly smtpUrl: string;
  readonly smtpPort: number;
  /** The page's URL for readers. */
  readonly url: string;
  readonly child: Child;
  stop(): Promise<void>;
}

/**
 * Starts the inbox, a real SMTP server with a web page that responds to its own origin only.
 *
 * @param options - `dir`: folder of the emails. `webPort`: port of the page. `webHost`: IP address of the page
 *   (default: 127.0.0.1). `url`: the page's URL for people (default: `http://localhost:<webPort>`). `smtpPort`: a fixed
 *   port, for an inbox that must restart at the same address (default: a free one)
 * @returns both URLs once they respond
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
