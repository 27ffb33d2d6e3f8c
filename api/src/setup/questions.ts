import { email } from '@camp/contracts/forms/fields';
import { emailVariables } from '@camp/runtime/shared-variables';
import * as z from 'zod';
import type { Terminal } from './terminal';

/** What only the camp knows. Everything else is made by chance or has a default. */
export interface Answers {
  /** `camp.example.org`. */
  domain: string;
  /** `Name <address>`. */
  sender: string;
  /** `smtps://user:password@host`. */
  smtpUrl: string;
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  /** The address of the first administrator. */
  administrator: string;
}

interface Question {
  /** @param given - the answers so far */
  ask(given: Partial<Answers>): string;
  schema: z.ZodType<string>;
  isHidden?: boolean;
}

const hostName = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** In the order in which they are asked. */
const questions: Record<keyof Answers, Question> = {
  domain: {
    ask: () => 'Domain of the site, such as register.camp.org: ',
    schema: z.string().toLowerCase().regex(hostName, 'Enter a domain without https:// and without a path.'),
  },
  sender: {
    ask: () => 'Sender of the emails, such as Camp <office@camp.org>: ',
    schema: emailVariables.MAIL_FROM,
  },
  smtpUrl: {
    ask: () => 'Mail server (smtps://user:password@host, or smtp:// with port 587): ',
    schema: emailVariables.SMTP_URL,
    isHidden: true,
  },
  stripeSecretKey: {
    ask: () => 'Secret key of Stripe (https://dashboard.stripe.com/apikeys): ',
    schema: z.string().regex(/^[sr]k_(?:live|test)_\w+$/, 'Enter the key that starts with sk_ or rk_.'),
    isHidden: true,
  },
  stripeWebhookSecret: {
    ask: ({ domain }) =>
      `Add the webhook https://${domain}/api/stripe/webhook at https://dashboard.stripe.com/webhooks\nIts signing secret: `,
    schema: z.string().regex(/^whsec_\S+$/, 'Enter the secret that starts with whsec_.'),
    isHidden: true,
  },
  administrator: {
    ask: () => 'Email address of the first administrator: ',
    schema: email('Enter a valid email address.'),
  },
};

/** Asks each question until its answer is valid. @throws EnvironmentError if the input ends */
export async function askQuestions(terminal: Terminal): Promise<Answers> {
  const given: Partial<Answers> = {};
  for (const [name, question] of Object.entries(questions) as [keyof Answers, Question][])
    given[name] = await askUntilValid(terminal, question, given);
  return given as Answers;
}

async function askUntilValid(
  terminal: Terminal,
  { ask, schema, isHidden }: Question,
  given: Partial<Answers>,
): Promise<string> {
  for (;;) {
    const result = schema.safeParse(await terminal.ask(ask(given), isHidden));
    if (result.success) return result.data;
    terminal.say(`  Try again: ${result.error.issues[0]?.message ?? 'This is not valid'}`);
  }
}
