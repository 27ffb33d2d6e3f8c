/**
 * What is written down of what somebody did, with its words for who reads it: reads of other people's data, and what
 * changes rights, money, answers or whether a record exists. An action without words does not exist.
 */
export const auditActionWords = {
  /** Other people's record by itself, the list of them, or the list as a file. */
  read: 'Read',
  list: 'Looked through the list',
  export: 'Saved the list as a file',
  create: 'Created',
  /** Some answers of a record; which ones stands in `fields`, never what they were. */
  change: 'Changed',
  delete: 'Deleted',
  'change-roles': 'Changed roles',
  'ask-address-change': 'Asked for another email address',
  'change-address': 'Changed the email address',
  'undo-address-change': 'Brought the former email address back',
  'send-link': 'Sent a link to log in',
  'change-password': 'Changed the password',
  'send-payment-link': 'Sent the payment link',
  /** Somebody asked for a refund; 'refund' is written once the money has gone back. */
  'ask-refund': 'Asked for a refund',
  refund: 'Sent money back',
  reconcile: 'Settled a difference with Stripe',
  /** Failed work: tried again, or let go. */
  retry: 'Tried again',
  discard: 'Discarded',
  /** An administrator moved a camper. */
  seat: 'Gave a seat',
  'undo-seat': 'Took a seat back at once',
  waitlist: 'Put on the waitlist',
  /** Registrations of the same child from several accounts. */
  'keep-both': 'Kept the same child’s registrations',
  'send-receipt': 'Sent a receipt again',
  'send-message': 'Wrote to a group',
  /** A wrong password for an account that administers. */
  'fail-login': 'Tried a wrong password',
} as const;

/** One of these. */
export type AuditAction = keyof typeof auditActionWords;

/** Whether an action only reads; a file that leaves is more than that. */
export const isAuditView = (action: AuditAction): boolean => action === 'read' || action === 'list';
