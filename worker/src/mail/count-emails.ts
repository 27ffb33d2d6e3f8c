import { HopelessError } from '@camp/queue/consumer';
import { Counter, type Registry } from 'prom-client';
import type { MailTransport } from './transport';

/** Counts what the mail server did with each email: accepted, refused for good, or failed for now. */
export function countEmails(transport: MailTransport, registry: Registry): MailTransport {
  const emails = new Counter({
    name: 'camp_emails_total',
    help: 'Attempts to send an email, by what the mail server did',
    labelNames: ['result'],
    registers: [registry],
  });
  return {
    send: async (mail, key, ensureHeld) => {
      try {
        await transport.send(mail, key, ensureHeld);
      } catch (error) {
        emails.inc({ result: error instanceof HopelessError ? 'refused' : 'failed' });
        throw error;
      }
      emails.inc({ result: 'accepted' });
    },
    isLoginRefused: () => transport.isLoginRefused(),
    close: () => transport.close(),
  };
}
