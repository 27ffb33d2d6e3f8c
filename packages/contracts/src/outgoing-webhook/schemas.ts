import * as z from 'zod';
import { listOf, requiredText } from '../forms/fields';
import { webhookEventNames } from './events';
import { webhookAddressLimit } from './limits';

/** Browsers and Node have this class. The contracts are compiled without the types of either. */
declare const URL: new (
  text: string,
) => Record<'protocol' | 'username' | 'password' | 'hostname' | 'hash' | 'href', string>;

const addressMissing = 'Enter an address that begins with https://.';
const addressTooLong = `Enter up to ${webhookAddressLimit} characters.`;
const nameOnly = 'Use an address with a public name, such as hooks.example.org.';

/** Names that never lead to a public address. The worker checks the address that a name leads to. */
const privateName = /^(?:[\d.]+|\[.*|[^.]+|.*\.(?:localhost|local|internal|lan|home\.arpa))\.?$/i;

function readAddress(text: string, { addIssue }: z.RefinementCtx): string {
  const refuse = (message: string) => {
    addIssue({ code: 'custom', message });
    return text;
  };
  const url = urlOf(text);
  if (url?.protocol !== 'https:') return refuse(addressMissing);
  if (url.username || url.password) return refuse('Leave out the user name and the password.');
  if (privateName.test(url.hostname)) return refuse(nameOnly);
  url.hash = '';
  return url.href;
}

function urlOf(text: string) {
  try {
    return new URL(text);
  } catch {
    // It isn't an address.
    return undefined;
  }
}

const chooseEvents = 'Choose at least one event.';

const events = listOf(
  z.enum(webhookEventNames, { error: 'Unknown event.' }),
  webhookEventNames.length,
  chooseEvents,
  'Too many events.',
)
  .refine((chosen) => chosen.length > 0, chooseEvents)
  .transform((chosen) => webhookEventNames.filter((name) => chosen.includes(name)));

/** A new webhook. */
export const webhookSchema = z.object({
  address: requiredText(webhookAddressLimit, addressMissing, addressTooLong).transform(readAddress),
  events,
});

/** A change of a webhook. Absent parts stay. */
export const webhookUpdateSchema = z.object({
  events: events.optional(),
  isOn: z.boolean({ error: 'Send true or false.' }).optional(),
});

/** A checked new webhook. */
export type WebhookInput = z.output<typeof webhookSchema>;
/** A checked change. */
export type WebhookChange = z.output<typeof webhookUpdateSchema>;
