import type { Models } from '../models';
import { importedMedicalRule } from './imported-medical';
import { medicalRules } from './medical-rules';
import { auditRule, unverifiedAccountsRule, type RetentionRule } from './rules';

/** MongoDB removes these by an index over a time. */
const expires = 'expires';

/**
 * How long records of each kind are stored: rules of the daily run, an index that removes them, or why they stay. A
 * collection without an entry doesn't compile. The run takes the rules in this order.
 */
export const retentionOf: Readonly<Record<keyof Models, readonly RetentionRule[] | string>> = {
  Camper: [medicalRules.camper],
  Counselor: [medicalRules.counselor],
  StaffApplication: [medicalRules.staff],
  ImportedRecord: [importedMedicalRule],
  User: [unverifiedAccountsRule],
  Audit: [auditRule],
  AccountRequest: expires,
  MailAllowance: expires,
  Link: expires,
  Challenge: expires,
  AccessToken: expires,
  MailTest: expires,
  WebhookEvent: expires,
  WebhookDelivery: expires,
  Delivery: expires,
  CampFigures: expires,
  Erasure: expires,
  Image: 'is deleted with its record, or after camp by `image-rules.ts`',
  Note: 'is deleted with its registration, as the camp’s own words',
  CounselorApplication: 'stays with its counselor, and has no medical answer',
  Parent: 'stays with the account',
  SavedView: 'stays with the account',
  SecondFactor: 'stays with the account',
  Passkey: 'stays with the account',
  Import: 'stays until it is undone',
  Payment: 'stays for accounting',
  Donation: 'stays for accounting',
  Message: 'is what the camp wrote',
  MessageRecipient: 'has ids of people who got a message',
  Outbox: 'has work that isn’t done yet',
  HeldEvent: 'waits until somebody decides about it',
  Backup: 'is deleted by the next backup',
  Role: 'is the camp’s',
  Camp: 'is the camp’s',
  Content: 'is the camp’s',
  Photograph: 'is the camp’s',
  Album: 'is the camp’s',
  StaffProfile: 'is the camp’s',
  OutgoingWebhook: 'is the camp’s',
  TestEntry: 'is the camp’s',
  Comparison: 'is one document',
  Retention: 'is one document',
  SystemWatch: 'is one document',
  Heartbeat: 'is one document',
  Restore: 'is one document',
};

/** The rules of the daily run, in its order. */
export const retentionRules: readonly RetentionRule[] = Object.values(retentionOf).flatMap((stored) =>
  typeof stored === 'string' ? [] : stored,
);

/** The kinds of records that MongoDB removes itself. */
export const expiringModels = (Object.keys(retentionOf) as (keyof Models)[]).filter(
  (name) => retentionOf[name] === expires,
);
