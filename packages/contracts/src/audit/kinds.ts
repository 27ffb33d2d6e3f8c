/** The kinds of records in the audit, with their labels. */
export const auditKindWords = {
  camper: 'Camper',
  counselor: 'Counselor',
  'counselor-app': 'Counselor application',
  staff: 'Staff application',
  parent: 'Parent',
  user: 'Account',
  role: 'Role',
  camp: 'Camp',
  payment: 'Payment',
  donation: 'Donation',
  message: 'Message',
  note: 'Note',
  view: 'Saved view',
  'failed-work': 'Failed job',
  'staff-about': 'Staff profile',
  content: 'Text',
  photograph: 'Photograph',
  'access-token': 'Access token',
  'outgoing-webhook': 'Webhook',
  test: 'Test form',
  audit: 'Audit',
  everything: 'Everything',
  import: 'Import',
  'imported-record': 'Imported record',
} as const;

export type AuditKind = keyof typeof auditKindWords;

/** The kinds in the order of the pages. */
export const auditKinds = Object.keys(auditKindWords) as [AuditKind, ...AuditKind[]];
