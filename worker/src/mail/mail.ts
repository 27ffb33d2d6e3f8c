import type { MailContent } from '@camp/contracts/mail/content';

/** A mail to one person. */
export interface Mail {
  /** Without `name` where the address may not be that person's. */
  to: { name?: string; address: string };
  content: MailContent;
  /** An iCalendar file to attach, as text. */
  calendar?: string;
}
