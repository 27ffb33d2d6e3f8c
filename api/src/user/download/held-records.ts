import { parentRecord } from '@camp/contracts/parent/record';
import type { StoredMessage } from '@camp/database/message/message-model';
import type { Models } from '@camp/database/models';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import type { StoredImportedRecord } from '@camp/database/import/imported-record-model';
import type { StoredLink } from '@camp/database/link/link-model';
import type { StoredParent } from '@camp/database/parent/parent-model';
import type { StoredSavedView } from '@camp/database/saved-view/saved-view-model';
import type { StoredPasskey } from '@camp/database/second-factor/passkey-model';
import { ownedBy } from '@camp/database/user/owned-by';
import { trusted, type Types } from 'mongoose';
import type { Person } from '../../auth/person';
import { camperKind } from '../../camper/camper-kind';
import { applicationKind } from '../../counselor-application/application-kind';
import { counselorKind } from '../../counselor/counselor-kind';
import { presentParent } from '../../parent/save-parent';
import { readOpenings } from '../../related-records/read-openings';
import type { Listed, ListedKind } from '../../registration/registration-kind';
import { staffApplicationKind } from '../../staff-application/staff-application-kind';
import type { HeldFile } from './held-file';
import { accountFile, actionsFile, sessionsFile } from './held-account';

/** Most messages, links, payments and views in one archive, more than any family has. */
const most = 5_000;

/** Registrations as the family sees them on its profile, so that no field for administrators is in them. */
const registrationsOf = <Stored extends Listed, Presented extends object>(
  title: string,
  kind: ListedKind<Stored, Presented>,
): HeldFile => ({
  file: kind.list.name,
  title,
  record: kind.form.record,
  read: async ({ models }, person) => {
    const found = await kind
      .model(models)
      .find({ ...ownedBy(person) } as object)
      .lean<Stored[]>();
    return kind.asSeenBy(models, person, found);
  },
});

/**
 * What the archive has of each collection, or why a collection has nothing that it may contain. A collection without an
 * entry doesn't compile.
 */
export const heldRecords: Record<keyof Models, HeldFile | readonly HeldFile[] | string> = {
  User: [accountFile, sessionsFile],
  Parent: {
    file: 'parents',
    title: 'Parent/guardian information',
    record: parentRecord,
    read: async ({ models }, person) =>
      (await models.Parent.find(ownedBy(person)).lean<StoredParent[]>()).map(presentParent),
  },
  Camper: registrationsOf('Camper registrations', camperKind),
  Counselor: registrationsOf('Counselor registrations', counselorKind),
  CounselorApplication: registrationsOf('Counselor applications', applicationKind),
  StaffApplication: registrationsOf('Staff applications', staffApplicationKind),
  Payment: {
    file: 'payments',
    title: 'Payments',
    read: async ({ models }, person) =>
      (await models.Payment.find(ownedBy(person)).limit(most).lean<StoredPayment[]>()).map(presentForFamily),
  },
  MessageRecipient: {
    file: 'messages',
    title: 'Group messages to you',
    read: ({ models }, person) => readMessages(models, person),
  },
  Link: {
    file: 'links',
    title: 'Emailed links that are still stored',
    read: async ({ models }, person) => {
      const links = await models.Link.find(ownedBy(person)).limit(most).lean<StoredLink[]>();
      return links.map(({ purpose, email, createdAt, expiresAt }) => ({
        purpose,
        email,
        createdAt,
        expiresAt,
      }));
    },
  },
  SavedView: {
    file: 'saved-views',
    title: 'Saved views of lists',
    read: async ({ models }, person) => {
      const views = await models.SavedView.find(ownedBy(person)).limit(most).lean<StoredSavedView[]>();
      return views.map(({ list, name, query, createdAt }) => ({ list, name, query, createdAt }));
    },
  },
  ImportedRecord: {
    file: 'imported-records',
    title: 'Records of earlier years',
    read: async ({ models }, person) => {
      const found = await models.ImportedRecord.find(ownedBy(person))
        .limit(most)
        .lean<StoredImportedRecord[]>();
      return found.map(({ kind, year, values, medical }) => ({ kind, year, ...values, ...medical }));
    },
  },
  Passkey: {
    file: 'passkeys',
    title: 'Passkeys',
    read: async ({ models }, person) => {
      const passkeys = await models.Passkey.find(ownedBy(person)).limit(most).lean<StoredPasskey[]>();
      return passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt }));
    },
  },
  Audit: [{ file: 'openings', title: 'Who opened your medical answers', read: readOpenings }, actionsFile],
  Image: 'is in the folder pictures',
  AccountRequest:
    'was typed by somebody who has not proved that the address is theirs, and goes after 7 days',
  MailAllowance: 'counts emails of one hour',
  Delivery: 'has ids of jobs only',
  Outbox: 'has ids of jobs only',
  HeldEvent: 'has ids of jobs only',
  WebhookEvent: 'has Stripe’s ids only',
  Comparison: 'has ids of payments only',
  Donation: 'belongs to no account, since giving needs no login',
  Note: 'is what administrators write for each other',
  Message: 'is what the camp wrote. The archive has its texts with their recipients',
  Role: 'is the camp’s',
  Camp: 'is the camp’s',
  Content: 'is the camp’s',
  MailTest: 'is the camp’s, for a day',
  Photograph: 'is the camp’s',
  Album: 'is the camp’s',
  StaffProfile: 'is the camp’s, and public',
  Import: 'is the camp’s',
  OutgoingWebhook: 'is the camp’s',
  WebhookDelivery: 'has ids only',
  AccessToken: 'is a secret. The page of access tokens lists it',
  SecondFactor: 'is the secret of login codes',
  Challenge: 'is the secret of a login, for five minutes',
  CampFigures: 'has sums only',
  TestEntry: 'is the camp’s',
  SystemWatch: 'is about the system',
  Retention: 'has numbers only',
  Heartbeat: 'is about the system',
  Erasure: 'has ids of what was erased',
  Backup: 'is about the system',
  Restore: 'is about the system',
};

/** The files of the archive, in the order of the readable page. */
export const heldFiles: readonly HeldFile[] = Object.values(heldRecords)
  .flat()
  .filter((held) => typeof held !== 'string');

/** A payment with its lines, in dollars. */
const presentForFamily = ({
  lines,
  amount,
  currency,
  status,
  createdAt,
  settledAt,
  refunds,
}: StoredPayment) => ({
  amount: amount / 100,
  currency,
  status,
  createdAt,
  settledAt,
  lines: lines.map(({ name, cost, lateFee }) => ({ name, cost: cost / 100, lateFee: lateFee / 100 })),
  refunds: refunds.map(({ amount: returned, reason, status: state, doneAt }) => ({
    amount: returned / 100,
    reason,
    status: state,
    doneAt,
  })),
});

/** The texts that were sent to the family, without who wrote them. */
async function readMessages({ Message, MessageRecipient }: Models, person: Person): Promise<object[]> {
  const received = await MessageRecipient.find(ownedBy(person), { messageId: 1 })
    .limit(most)
    .lean<{ messageId: Types.ObjectId }[]>();
  const messages = await Message.find({
    _id: trusted({ $in: received.map(({ messageId }) => messageId) }),
    isTest: false,
  }).lean<StoredMessage[]>();
  return messages.map(({ subject, text, createdAt }) => ({ subject, text, createdAt }));
}
