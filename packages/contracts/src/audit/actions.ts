/**
 * What is written down of what somebody did, with its words for who reads it: reads of other people's data, and what
 * changes rights, money, answers or whether a record exists. An action without words does not exist.
 */
export const auditActionWords = {
  /** Other people's record by itself, the list of them, or the list as a file. */
  read: 'Viewed',
  list: 'Viewed the list',
  export: 'Exported the list',
  create: 'Created',
  /** Some answers of a record; which ones stands in `fields`, never what they were. */
  change: 'Changed',
  delete: 'Deleted',
  'change-roles': 'Changed roles',
  'ask-address-change': 'Requested a new email address',
  'change-address': 'Changed the email address',
  'undo-address-change': 'Restored the previous email address',
  'send-link': 'Sent a verification or reset link',
  'change-password': 'Changed the password',
  'send-payment-link': 'Sent the payment link',
  /** Somebody asked for a refund; 'refund' is written once the money has gone back. */
  'ask-refund': 'Requested a refund',
  refund: 'Refunded',
  reconcile: 'Resolved a mismatch with Stripe',
  /** Failed work: tried again, or let go. */
  retry: 'Retried a failed job',
  discard: 'Discarded a failed job',
  /** An administrator moved a camper. */
  seat: 'Gave a seat',
  'undo-seat': 'Undid a seat',
  waitlist: 'Moved to the waitlist',
  /** Registrations of the same child from several accounts. */
  'keep-both': 'Kept duplicate registrations',
  'send-receipt': 'Sent a receipt again',
  'send-message': 'Sent a group message',
  /** A wrong password for an account that administers. */
  'fail-login': 'Entered a wrong password',
} as const;

/** One of these. */
export type AuditAction = keyof typeof auditActionWords;

/** Whether an action only reads; a file that leaves is more than that. */
export const isAuditView = (action: AuditAction): boolean => action === 'read' || action === 'list';
