import { loopback } from '@camp/runtime/network-host';
import { answerOwnPagesOnly } from './own-pages-only';
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
  // maildev's parts. Its own program would respond to pages of every origin.
  const [{ FileStorage }, { createSMTPServer }, { createAPIServer }, { registerUI }] = await Promise.all([
    import('@maildev/core'),
    import('@maildev/smtp'),
    import('@maildev/api'),
    import('@maildev/ui/server'),
  ]);
  const { dir } = settings;
  const storage = new FileStorage({ mailDirectory: dir, maxEmails: mostMails });
  await storage.initialize();

  const smtp = await onPort(settings.smtpPort, async (port) => {
    const server = createSMTPServer({ port, host: loopback, storage, mailDir: dir, logger: false });
    await server.start();
    return server;
  }).catch((error: unknown) => {
    // A person can configure only the page's port.
    throw isPortTaken(error)
      ? new Error(`another program has taken port ${settings.smtpPort}, at which mails came in before.`)
      : error;
  });
  smtp.on('error', (error: Error) => process.stderr.write(`${error.stack}\n`));
  await smtp.pruneMailDir(mostMails);
  await smtp.loadMailsFromDirectory();

  const web = createAPIServer({
    port: settings.webPort,
    host: settings.webHost,
    storage,
    smtp,
    cors: { origin: false, credentials: false },
  });
  await web.registerPlugins();
  await registerUI(web.server);
  answerOwnPagesOnly(web.server.server, settings.names);
  await web.listen();

  process.stdout.write(`inbox listens on smtp://${loopback}:${smtp.getPort()}\n`);
  const end = () =>
    void web
      .stop()
      .then(() => smtp.stop())
      .then(() => process.exit(0), stop);
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

function stop(error: Error): void {
  process.stderr.write(`inbox stops: ${error.message}\n`);
  process.exit(1);
}

run(JSON.parse(String(process.argv[2])) as InboxSettings).catch(stop);
