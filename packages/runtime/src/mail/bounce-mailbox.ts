import { ImapFlow } from 'imapflow';

const timeout = 10_000;
const onThisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Runs the work with an open inbox, and closes the connection.
 *
 * @param url - BOUNCE_IMAP_URL: `imaps://user:password@host`
 * @returns the result of the work
 * @throws imapflow's error, with `authenticationFailed` if the login was refused
 */
export async function withBounceMailbox<Result>(
  url: string,
  work: (client: ImapFlow) => Promise<Result>,
): Promise<Result> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    // A password is sent without encryption to this machine only.
    ...(!secure && { doSTARTTLS: !onThisMachine.has(hostname) }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    maxLiteralSize: 1_000_000,
  });
  // The same error also rejects the call that waits.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.mailboxOpen('INBOX');
    const result = await work(client);
    await client.logout();
    return result;
  } finally {
    client.close();
  }
}
