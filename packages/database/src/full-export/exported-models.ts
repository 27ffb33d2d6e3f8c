import { registrationRecords } from '@camp/contracts/registries/records';
import { namesAt } from '@camp/contracts/records/names';
import type { Models } from '../models';

/** A kind of record that is exported. */
export interface ExportedModel {
  /** The file's name without its ending. */
  file: string;
  /** What it contains, for people. */
  what: string;
  /**
   * Fields that are as private as a medical answer. They are only in the encrypted file. `true`: the whole record is.
   */
  medical?: readonly string[] | true;
}

/** Why a kind of record isn't exported as a file of records. */
interface LeftOut {
  leftOut: string;
}

/** The picture, and what is known about its proof. */
const ofPerson = ['imageId', 'imageUnreadable', 'flags'];

const medicalOf = (kind: keyof typeof registrationRecords) => [
  ...namesAt(registrationRecords[kind], 'medical'),
  ...ofPerson,
];

/** Every model, exported or left out with a reason. A missing one does not compile. */
export const exportedModels: Readonly<Record<keyof Models, ExportedModel | LeftOut>> = {
  Camp: { file: 'camps', what: 'Camps' },
  Camper: { file: 'campers', what: 'Campers', medical: medicalOf('camper') },
  Counselor: { file: 'counselors', what: 'Counselors', medical: medicalOf('counselor') },
  CounselorApplication: {
    file: 'counselor-applications',
    what: 'Counselor applications',
    medical: medicalOf('counselor-app'),
  },
  StaffApplication: { file: 'staff', what: 'Staff applications', medical: medicalOf('staff') },
  Import: { file: 'imports', what: 'Imports of earlier years' },
  ImportedRecord: { file: 'imported-records', what: 'Imported records', medical: ['medical'] },
  Note: { file: 'notes', what: 'Notes on registrations', medical: true },
  User: { file: 'accounts', what: 'Accounts' },
  Parent: { file: 'parents', what: 'Parents' },
  Role: { file: 'roles', what: 'Roles' },
  Payment: { file: 'payments', what: 'Payments' },
  Donation: { file: 'donations', what: 'Donations' },
  Message: { file: 'messages', what: 'Messages to groups' },
  MessageRecipient: { file: 'message-recipients', what: 'Recipients of messages' },
  Content: { file: 'texts', what: 'Texts' },
  Photograph: { file: 'photographs', what: 'Photographs, without their pictures' },
  Album: { file: 'albums', what: 'Order of the photographs' },
  StaffProfile: { file: 'staff-profiles', what: 'Staff profiles' },
  SavedView: { file: 'saved-views', what: 'Saved views' },
  TestEntry: { file: 'test-entries', what: 'Test form' },
  // A changed medical answer is named.
  Audit: { file: 'audit', what: 'Audit', medical: ['fields'] },
  Image: { leftOut: 'its pictures are files in the encrypted export' },
  AccountRequest: { leftOut: 'counts requests about an address, and expires' },
  MailAllowance: { leftOut: 'counts emails to an address, and expires' },
  Link: { leftOut: 'is the secret of an emailed link' },
  SecondFactor: { leftOut: 'is the secret of login codes' },
  Passkey: { leftOut: 'is a key for logging in, which works on this site only' },
  Challenge: { leftOut: 'is the secret of a login, and expires' },
  AccessToken: { leftOut: 'is a secret of other programs' },
  OutgoingWebhook: { leftOut: 'is an address of another tool' },
  WebhookDelivery: { leftOut: 'is the log of a webhook, and expires' },
  MailTest: { leftOut: 'counts test emails, and expires' },
  Comparison: { leftOut: 'can be computed again from payments and Stripe' },
  WebhookEvent: { leftOut: 'is a hint from Stripe, and expires' },
  CampFigures: { leftOut: 'is computed from registrations' },
  SystemWatch: { leftOut: 'belongs to the running system' },
  Heartbeat: { leftOut: 'belongs to the running system' },
  Outbox: { leftOut: 'is work that isn’t done yet' },
  Delivery: { leftOut: 'is the state of a job' },
  Backup: { leftOut: 'describes files on the server' },
  Restore: { leftOut: 'belongs to the running system' },
  HeldEvent: { leftOut: 'is work that isn’t done yet' },
  Retention: { leftOut: 'belongs to the running system' },
  Erasure: { leftOut: 'has ids of deleted records only' },
};

/** Collections without a model, and why they aren't exported. */
export const unmodeledCollections: Readonly<Record<string, string>> = {
  migrations: 'belongs to the running system',
  'migration-leases': 'belongs to the running system',
  'medical-keys': 'has ids of keys only',
};

/** Fields that no export contains: secrets, and copies that only the product's queries need. */
export const withheldFields: readonly string[] = [
  'passwordHash',
  ...['sessionGeneration', 'keptSession', 'endedSessions', 'recentSessions'],
  ...['submissionKey', 'submissionBody', 'emailKey', 'personKey', 'nameKey', 'tableKey'],
  ...['openCampers', 'url', 'losses', 'registrations', 'imagePlaceholder'],
];
