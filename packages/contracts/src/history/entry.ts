import type { AuditAction } from '../audit/actions';

/** What of the audit a record's history tells. */
export const historyActions = [
  'change',
  'send-payment-link',
  'refund',
  'seat',
  'undo-seat',
  'waitlist',
] as const satisfies readonly AuditAction[];

/** Something that happened to a record: who, what, when, never the content. */
export interface HistoryEntry {
  when: string;
  /** Undefined where the product did it by itself. */
  who?: string;
  /** `mail-accepted` and `mail-refused`: what the mail server said, which is all that anybody knows of a mail. */
  what: (typeof historyActions)[number] | 'paid' | 'mail-accepted' | 'mail-refused';
  /** Of a change: names of the answers that the reader may see. */
  fields?: string[];
  /** Of a change: medical answers were among them, which the reader may not see. */
  medical?: true;
  /** Of a change: the family got no mail of it. For who sees everybody's records. */
  silent?: true;
  /** Of a mail: what it was about. */
  mail?: string;
}
