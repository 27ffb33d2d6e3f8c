import type { Models } from '../models';

/** The field by which an erasure finds a family's records of a kind. `payload`: any id in it. */
type FoundBy = '_id' | 'userId' | 'recordId' | 'emailKey' | 'payload';

/**
 * What an erasure does with the family's records of each kind: it deletes them, or they stay for a reason. A collection
 * without an entry doesn't compile.
 */
export const erasureOf: Readonly<Record<keyof Models, { by: FoundBy } | string>> = {
  User: { by: '_id' },
  Camper: { by: 'userId' },
  Counselor: { by: 'userId' },
  CounselorApplication: { by: 'userId' },
  StaffApplication: { by: 'userId' },
  Parent: { by: 'userId' },
  SavedView: { by: 'userId' },
  ImportedRecord: { by: 'userId' },
  AccessToken: { by: 'userId' },
  Link: { by: 'userId' },
  SecondFactor: { by: 'userId' },
  Passkey: { by: 'userId' },
  Challenge: { by: 'userId' },
  MessageRecipient: { by: 'userId' },
  Image: { by: 'recordId' },
  Note: { by: 'recordId' },
  AccountRequest: { by: 'emailKey' },
  MailAllowance: { by: 'emailKey' },
  HeldEvent: { by: 'payload' },
  Payment: 'stays for accounting, without names of children and what was written about refunds',
  Donation: 'stays for accounting, and belongs to no account',
  Audit: 'has ids and names of fields, for 3 years',
  Erasure: 'has the ids of what was erased',
  Outbox: 'has ids only, until its jobs are done',
  Delivery: 'has ids only, and the words of an administrator about a job that failed',
  WebhookEvent: 'has Stripe’s ids only',
  WebhookDelivery: 'has ids only',
  Comparison: 'has ids of payments only',
  Message: 'is what the camp wrote to a group. The name by which the group was searched is removed',
  MailTest: 'is the camp’s, for a day',
  Import: 'is the camp’s',
  Role: 'is the camp’s',
  Camp: 'is the camp’s',
  Content: 'is the camp’s',
  Photograph: 'is the camp’s',
  Album: 'is the camp’s',
  StaffProfile: 'is the camp’s, and public',
  OutgoingWebhook: 'is the camp’s',
  TestEntry: 'is the camp’s',
  CampFigures: 'has sums only',
  Retention: 'has numbers only',
  SystemWatch: 'is about the system',
  Heartbeat: 'is about the system',
  Backup: 'is about the system',
  Restore: 'is about the system',
};

/** The kinds of records that an erasure finds by a field. */
export const erasedBy = (by: FoundBy): (keyof Models)[] =>
  (Object.keys(erasureOf) as (keyof Models)[]).filter((name) => {
    const fate = erasureOf[name];
    return typeof fate !== 'string' && fate.by === by;
  });
