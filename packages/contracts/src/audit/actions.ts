/**
 * The actions that the audit records, with their labels. They are reads of other people's data, and changes to rights,
 * money, answers or the existence of a record. An action without a label doesn't compile.
 */
export const auditActionWords = {
  /** Someone else's record, the list of them, or the list as a file. */
  read: 'Viewed',
  list: 'Viewed the list',
  export: 'Exported the list',
  create: 'Created',
  /** Some answers of a record. `fields` holds their names, never their content. */
  change: 'Changed',
  delete: 'Deleted',
  'change-roles': 'Changed roles',
  'ask-address-change': 'Requested a new email address',
  'change-address': 'Changed the email address',
  'undo-address-change': 'Restored the previous email address',
  'send-link': 'Sent a verification or reset link',
  'change-password': 'Changed the password',
  'send-payment-link': 'Sent the payment link',
  /** A refund was requested. 'refund' is recorded once the money has gone back. */
  'ask-refund': 'Requested a refund',
  refund: 'Refunded',
  reconcile: 'Resolved a mismatch with Stripe',
  /** Failed jobs: retried or discarded. */
  retry: 'Retried a failed job',
  discard: 'Discarded a failed job',
  /** An administrator moved a camper. */
  seat: 'Gave a seat',
  'undo-seat': 'Took back a seat',
  waitlist: 'Moved to the waitlist',
  /** Registrations of the same child from several accounts. */
  'keep-both': 'Kept duplicate registrations',
  'send-receipt': 'Sent a receipt again',
  'send-message': 'Sent a group message',
  /** A wrong password for an administrator's account. */
  'fail-login': 'Entered a wrong password',
} as const;

export type AuditAction = keyof typeof auditActionWords;

/** Whether an action only reads. A download counts as more than a read. */
export const isAuditView = (action: AuditAction): boolean => action === 'read' || action === 'list';
