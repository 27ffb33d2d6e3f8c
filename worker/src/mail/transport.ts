import { createHash } from 'node:crypto';
import { campContent } from '@camp/contracts/content/camp';
import { requestIdHeader } from '@camp/contracts/operations/request-id';
import { HopelessError } from '@camp/queue/consumer';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail';
import { emblem } from '@camp/runtime/mail/emblem';
import { renderMail } from '@camp/runtime/mail/layout';
import { currentRequestId } from '@camp/runtime/request-id';
import { createSlots } from '@camp/runtime/slots';
import { inSpan } from '@camp/runtime/traces/span';

/** Settings of the mail transport. */
export interface MailTransportOptions {
  /** `smtp://user:password@host:port`. */
  smtpUrl: string;
  /** `Name <address>`, or an address. An address without a name gets the camp's. */
  from: string;
  /** The sender of the envelope for a recipient's address, to whom mail servers report. Default: the address of `from`. */
  reportAddressFor?: ((address: string) => string) | undefined;
  /** Milliseconds until a silent server counts as unavailable. Default: ten seconds. */
  timeout?: number;
}

/** The connection to the mail server. */
export interface MailTransport {
  /**
   * Sends one email. The same key and recipient always give the same Message-ID. So a copy that is sent after a lost
   * response counts as the same email (I5).
   *
   * @param key - event and job
   * @param ensureHeld - called when a connection is free, right before the server gets the email. If it throws, nothing
   *   is sent
   * @throws HopelessError when the server refuses for good (5xx), or the transport's error when a retry may succeed
   */
  send(mail: Mail, key: string, ensureHeld?: () => void): Promise<void>;
  /** Whether the server refused the login at the last attempt, so that no email can be sent. */
  isLoginRefused(): boolean;
  close(): void;
}

/** Connections to the mail server. A worker that is stopped has as many emails of unknown result at most. */
const connections = 3;

/** Opens a small pool of connections to the mail server when the first email is sent. */
export function createMailTransport({
  smtpUrl,
  from,
  reportAddressFor,
  timeout = 10_000,
}: MailTransportOptions): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Errors of an idle connection are ignored, since every send reports its own.
  transport.on('error', () => undefined);
  // The pool's own queue would send an email after its lease has expired.
  const slots = createSlots(connections);
  let isLoginRefused = false;

  return {
    send: async ({ to, content, calendar, emblem: own }, key, ensureHeld) => {
      try {
        const message = {
          from: from.includes('<') ? from : { name: campContent.name, address: from },
          to,
          ...(reportAddressFor && { envelope: { from: reportAddressFor(to.address), to: to.address } }),
          ...renderMail(content),
          attachments: [
            own ? { ...emblem, content: own } : emblem,
            ...(calendar ? [calendarAttachment(calendar)] : []),
          ],
          messageId: messageIdOf(key, to.address, from),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...requestHeader(),
            ...unsubscribeHeaders(content),
          },
        };
        await slots.run(async () => {
          ensureHeld?.();
          await inSpan({ kind: 'client', name: 'send email' }, () => transport.sendMail(message));
        });
        isLoginRefused = false;
      } catch (error) {
        isLoginRefused ||= error instanceof Error && (error as SmtpError).code === 'EAUTH';
        throw isRefusedForGood(error) ? new HopelessError(refusalOf(error)) : error;
      }
    },
    isLoginRefused: () => isLoginRefused,
    close: () => {
      slots.close();
      transport.close();
    },
  };
}

/** Leads from an email to the lines of the log. Absent if a scheduled task caused the email. */
function requestHeader(): Record<string, string> {
  const id = currentRequestId();
  return id === undefined ? {} : { [requestIdHeader]: id };
}

/** The email program posts to the address for one-click unsubscribing (RFC 8058), or opens it. */
const unsubscribeHeaders = ({ unsubscribeUrl }: Mail['content']) =>
  unsubscribeUrl
    ? {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};

const calendarAttachment = (content: string) => ({
  filename: 'camp.ics',
  contentType: 'text/calendar; charset=utf-8',
  content,
});

function messageIdOf(key: string, address: string, from: string): string {
  const digest = createHash('sha256').update(`${key} ${address.toLowerCase()}`).digest('hex').slice(0, 40);
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${digest}@${domain}>`;
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

/** Errors about sender, recipients or content. After a refused login or greeting, the email can still be sent later. */
const verdicts = new Set(['EENVELOPE', 'EMESSAGE']);

function isRefusedForGood(error: unknown): error is SmtpError {
  if (!(error instanceof Error)) return false;
  const { code = '', responseCode = 0 } = error as SmtpError;
  return responseCode >= 500 && verdicts.has(code);
}

/** The server's own message may contain the address. */
const refusalOf = ({ responseCode }: SmtpError) =>
  `The mail server refused the email with code ${responseCode}.`;
