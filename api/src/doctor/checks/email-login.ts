import { right, wrong } from '@camp/checks/check';
import { createTransport } from 'nodemailer';
import { notSet, type Check } from '../check';

const timeout = 10_000;

/** Logs in to the mail server, and sends nothing. */
export const emailLogin: Check = {
  name: 'email-login',
  category: 'Email',
  help: 'Compare SMTP_URL with the settings page of your email provider',
  run: async ({ settings: { SMTP_URL: url } }) => {
    if (url === undefined) return notSet('SMTP_URL');
    const transport = createTransport({
      url,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
    });
    try {
      await transport.verify();
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      if (code === 'EAUTH') return wrong('The mail server rejects the user or the password in SMTP_URL.');
      const detail = responseCode ?? code ?? 'no answer';
      return wrong(`The mail server does not accept connections at SMTP_URL (${detail}).`);
    } finally {
      transport.close();
    }
    return right('The mail server accepts the login.');
  },
};
