/**
 * The actions that the audit records, with their labels. They are reads of other people's data, and changes to rights,
 * money, answers or the existence of a record. An action without a label doesn't compile.
 */
export const auditActionWords = {
  /** A read of somebody else's record, of a list of records, or of the exported list. */
  read: 'Viewed',
  list: 'Viewed the list',
  export: 'Exported the list',
  create: 'Created',
  /** A change of some answers of a record. `fields` has their names, never their content. */
  change: 'Changed',
  delete: 'Deleted',
  'change-roles': 'Changed roles',
  'ask-address-change': 'Requested a new email address',
  'change-address': 'Changed the email address',
  'undo-address-change': 'Restored the previous email address',
  'send-link': 'Sent a verification or reset link',
  'change-password': 'Changed the password',
  'send-payment-link': 'Sent the payment link',
  /** A requested refund. `refund` is recorded once the money was returned. */
  'ask-refund': 'Requested a refund',
  refund: 'Refunded',
  reconcile: 'Resolved a mismatch with Stripe',
  /** Failed jobs that were retried or discarded. */
  retry: 'Tried a failed job again',
  discard: 'Discarded a failed job',
  /** A camper that an administrator moved. */
  seat: 'Gave a seat',
  'undo-seat': 'Took back a seat',
  waitlist: 'Moved to the waitlist',
  /** A decision about registrations of the same child by several accounts. */
  'keep-both': 'Kept duplicate registrations',
  'send-receipt': 'Sent a receipt again',
  'send-message': 'Sent a group message',
  /** An email's words, to oneself. */
  'send-test': 'Sent a test email',
  /** A wrong password for an administrator's account. */
  'fail-login': 'Entered a wrong password',
  /** A wrong code after the right password, or on the page of the account. */
  'fail-second-factor': 'Entered a wrong login code',
  'use-recovery-code': 'Used a recovery code',
  'turn-on-second-factor': 'Turned on login codes',
  'turn-off-second-factor': 'Turned off login codes',
  'add-passkey': 'Added a passkey',
  'remove-passkey': 'Removed a passkey',
  'replace-recovery-codes': 'Made new recovery codes',
  'postpone-second-factor': 'Allowed a week without login codes',
  'reset-second-factor': 'Removed the login codes of somebody who lost them',
} as const;

export type AuditAction = keyof typeof auditActionWords;

/** Whether an action only reads. A download counts as more than a read. */
export const isAuditView = (action: AuditAction): boolean => action === 'read' || action === 'list';
