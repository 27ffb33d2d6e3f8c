import type { MailContent } from '@camp/contracts/mail/content';

/** An email to one person. */
export interface Mail {
  /** `name` is absent if the address may not be that person's. */
  to: { name?: string; address: string };
  content: MailContent;
  /** Text of an iCalendar file to attach. */
  calendar?: string;
  /** The camp's own logo as a PNG, instead of the shipped drawing. */
  emblem?: Buffer;
}
