import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { loopback } from '@camp/runtime/network-host';
import { SMTPServer } from 'smtp-server';
import { createInboxServer } from './inbox-server';
import { openStorage, type InboxStorage } from './inbox-storage';
import { isPortTaken, onPort } from './ports';

/** The settings of the inbox's process. */
export interface InboxSettings {
  /** Folder of the emails. */
  dir: string;
  /** Port of the page. */
  webPort: number;
  /** IP address of the page. Emails are accepted from this machine only. */
  webHost: string;
  /** Host names with ports that the page accepts, besides those of this machine. */
  names: readonly string[];
  /** The SMTP port. Default: any free port. */
  smtpPort?: number;
}

const mostMails = 1000;

/** Runs the inbox: `inbox-process.ts '<InboxSettings as JSON>'`. Prints its SMTP URL once it is ready. */
async function run(settings: InboxSettings): Promise<void> {
  const storage = await openStorage(settings.dir, mostMails);
  const web = createInboxServer(storage.mails, settings.names);
  const smtp = await listenForMails(storage, web.announce, settings.smtpPort);
  web.server.listen(settings.webPort, settings.webHost);
  await once(web.server, 'listening');

  const { port } = smtp.server.address() as AddressInfo;
  process.stdout.write(`inbox listens on smtp://${loopback}:${port}\n`);
  // Every accepted email is in its file.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
}

async function listenForMails(
  storage: InboxStorage,
  announce: () => void,
  fixedPort: number | undefined,
): Promise<SMTPServer> {
  const listen = async (port: number) => {
    const smtp = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username }, _session, answer) => answer(null, { user: username }),
      onData: (stream, _session, answer) => {
        buffer(stream)
          .then(storage.add)
          .then(() => {
            announce();
            answer();
          }, answer);
      },
    });
    smtp.on('error', (error: Error) => {
      if (smtp.server.listening) process.stderr.write(`${error.stack}\n`);
    });
    smtp.listen(port, loopback);
    await once(smtp.server, 'listening');
    return smtp;
  };
  return onPort(fixedPort, listen).catch((error: unknown) => {
    // A person can configure only the page's port.
    throw isPortTaken(error)
      ? new Error(`another program has taken port ${fixedPort}, at which mails came in before.`)
      : error;
  });
}

function stop(error: Error): void {
  process.stderr.write(`inbox stops: ${error.message}\n`);
  process.exit(1);
}

run(JSON.parse(String(process.argv[2])) as InboxSettings).catch(stop);
