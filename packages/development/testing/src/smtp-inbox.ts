import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A message as it arrived, parsed. */
export interface ReceivedMail {
  /** Recipients of the envelope, which may differ from the header's. */
  readonly recipients: readonly string[];
  /** The sender of the envelope, to whom reports are sent. */
  readonly envelopeFrom: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** When it was accepted, by `performance.now()`. */
  readonly acceptedAt: number;
  readonly headers: ParsedMail['headers'];
  /** Its attachments, including pictures inside the HTML. */
  readonly attachments: readonly { name: string; type: string; content: Buffer }[];
}

/** A mail server for one test. */
export interface SmtpInbox {
  /** The server's address for SMTP_URL: `smtp://127.0.0.1:<port>`. */
  readonly url: string;
  /** The messages accepted so far, oldest first. */
  messages(): readonly ReceivedMail[];
  /**
   * Waits for an accepted message, including earlier ones.
   *
   * @param wanted - whether a message is the expected one
   * @param timeoutMilliseconds - how long to wait
   * @returns the first such message
   * @throws Error naming the subjects that did arrive
   */
  waitFor(wanted: (mail: ReceivedMail) => boolean, timeoutMilliseconds?: number): Promise<ReceivedMail>;
  /** Rejects every message from now on with an SMTP code such as 450 (try again) or 550 (never). */
  failWith(code: number): void;
  /** Rejects every login from now on, and breaks the connections of those who are logged in. */
  refuseLogins(): void;
  /** Refuses new connections and breaks open ones, like a server that is down. */
  goDown(): void;
  /** Accepts every message from now on and never responds. */
  hang(): void;
  /** How many complete messages wait for a response. @param user - only those of this login */
  held(user?: string): number;
  /** Accepts again, including messages that hang. */
  accept(): void;
  close(): Promise<void>;
}

/**
 * Starts a real SMTP server in the test's own process.
 *
 * @param options - `port`: a fixed port, for a server that restarts at the same address (default: a free one)
 * @returns the inbox, listening
 */
export async function startInbox(options: { port?: number } = {}): Promise<SmtpInbox> {
  const received: ReceivedMail[] = [];
  const arrivals = new EventTarget();
  let failure: number | undefined;
  let hanging: { user: string | undefined; take: () => void }[] | undefined;
  let isDown = false;
  let refusesLogins = false;
  const sockets = new Set<Socket>();

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, answer) =>
      refusesLogins ? answer(refusal(535)) : answer(null, { user: username }),
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, answer) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const { mailFrom } = session.envelope;
      const envelopeFrom = mailFrom ? mailFrom.address : '';
      const take = (mail: ParsedMail) => {
        received.push({ ...present(mail, recipients), envelopeFrom });
        arrivals.dispatchEvent(new Event('mail'));
        answer();
      };
      simpleParser(stream).then((mail) => {
        if (failure !== undefined) return answer(refusal(failure));
        if (hanging !== undefined) return void hanging.push({ user: session.user, take: () => take(mail) });
        take(mail);
      }, answer);
    },
  });
  server.on('error', () => undefined); // Tests disconnect clients on purpose.
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (isDown) socket.destroy();
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };

  return {
    url: `smtp://127.0.0.1:${port}`,
    messages: () => [...received],
    // Long enough for a busy machine. A wait for an email that arrives is shorter.
    waitFor: (wanted, timeoutMilliseconds = 60_000) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const found = received.find(wanted);
          if (!found) return;
          finish();
          resolve(found);
        };
        const timer = setTimeout(() => {
          finish();
          const subjects = received.map(
            ({ subject, recipients }) => `'${subject}' to ${recipients.join(', ')}`,
          );
          reject(new Error(`No such mail came. What came: ${subjects.join('; ') || 'nothing'}.`));
        }, timeoutMilliseconds);
        const finish = () => {
          clearTimeout(timer);
          arrivals.removeEventListener('mail', check);
        };
        arrivals.addEventListener('mail', check);
        check();
      }),
    failWith: (code) => {
      failure = code;
    },
    refuseLogins: () => {
      refusesLogins = true;
      hangUp();
    },
    goDown: () => {
      isDown = true;
      hangUp();
    },
    hang: () => {
      hanging ??= [];
    },
    held: (user) => hanging?.filter((one) => user === undefined || one.user === user).length ?? 0,
    accept: () => {
      const waiting = hanging ?? [];
      failure = undefined;
      hanging = undefined;
      isDown = false;
      refusesLogins = false;
      for (const { take } of waiting) take();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function present(mail: ParsedMail, recipients: string[]): Omit<ReceivedMail, 'envelopeFrom'> {
  return {
    recipients,
    from: mail.from?.text ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
    messageId: mail.messageId ?? '',
    acceptedAt: performance.now(),
    headers: mail.headers,
    attachments: mail.attachments.map(({ filename = '', contentType, content }) => ({
      name: filename,
      type: contentType,
      content,
    })),
  };
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('Refused by the test'), { responseCode });
}
