import type { AuditAction } from '../audit/actions';

/** The audit actions that a record's history shows. */
export const historyActions = [
  'change',
  'send-payment-link',
  'refund',
  'seat',
  'undo-seat',
  'waitlist',
] as const satisfies readonly AuditAction[];

/** An event in a record's history: who, what and when, never the content. */
export interface HistoryEntry {
  when: string;
  /** The person's name. Undefined for automatic actions. */
  who?: string;
  /** `mail-accepted` and `mail-refused`: the mail server's response. Nothing more is known about an email. */
  what: (typeof historyActions)[number] | 'paid' | 'mail-accepted' | 'mail-refused';
  /** For a change: names of the changed answers that the reader may see. */
  fields?: string[];
  /** For a change: whether it included medical answers that the reader may not see. */
  medical?: true;
  /** For a change: whether the family got no email about it. Only for readers who may see all records. */
  silent?: true;
  /** For an email: its topic. */
  mail?: string;
}
