import { trusted, type Model, type Types } from 'mongoose';
import type { Models } from '../models';
import { forgetPayments } from './forget-payments';

/** Collections whose records are a person's own, and are deleted with the account. */
export const erasedModels = [
  'Camper',
  'Counselor',
  'CounselorApplication',
  'StaffApplication',
  'Parent',
  'SavedView',
  'ImportedRecord',
  'AccessToken',
  'Link',
  'SecondFactor',
  'Passkey',
  'MessageRecipient',
] as const satisfies (keyof Models)[];

/** The fields that all these collections share. */
type Owned = Model<{ _id: Types.ObjectId; userId: Types.ObjectId }>;

/**
 * Erases records that a restored backup brought back. Records that the account had only at the time of the backup are
 * found by their owner, and sign-ups by the account's address. It can be repeated.
 *
 * @param recordIds - of erasures, the account's among them
 */
export async function eraseAgain(models: Models, recordIds: readonly Types.ObjectId[]): Promise<void> {
  const named = trusted({ $in: [...recordIds] });
  const ofAccounts = { userId: trusted({ $in: [...recordIds] }) };
  const ids = [...recordIds, ...(await idsOfRecords(models, ofAccounts))];
  const all = trusted({ $in: ids });
  await models.Image.deleteMany({ recordId: all });
  await models.Note.deleteMany({ recordId: all });
  for (const name of erasedModels) {
    await ownedIn(models, name).deleteMany(ofAccounts);
    await ownedIn(models, name).deleteMany({ _id: named });
  }
  await deleteRequests(models, recordIds);
  await forgetPayments(models, ofAccounts);
  const payloads = ids.map(String);
  await models.HeldEvent.deleteMany({
    $or: ['userId', 'camperId', 'counselorId', 'applicationId', 'staffApplicationId', 'recordId'].map(
      (path) => ({
        [`payload.${path}`]: trusted({ $in: payloads }),
      }),
    ),
  });
  await models.User.deleteMany({ _id: named });
}

const ownedIn = (models: Models, name: (typeof erasedModels)[number]) => models[name] as unknown as Owned;

async function idsOfRecords(models: Models, ofAccounts: object): Promise<Types.ObjectId[]> {
  const found = await Promise.all(
    erasedModels.map((name) => ownedIn(models, name).find(ofAccounts, { _id: 1 }).lean()),
  );
  return found.flat().map(({ _id }) => _id);
}

/**
 * Deletes the sign-ups and the count of emails of the accounts' addresses. A sign-up that waited in the backup may have
 * become the account later, so the address is read from it too.
 */
async function deleteRequests(
  { User, AccountRequest, MailAllowance, Link }: Models,
  recordIds: readonly Types.ObjectId[],
): Promise<void> {
  const named = trusted({ $in: [...recordIds] });
  const [users, requests] = await Promise.all([
    User.find({ _id: named }, { emailKey: 1 }).lean<{ emailKey: string }[]>(),
    AccountRequest.find({ _id: named }, { emailKey: 1 }).lean<{ emailKey: string }[]>(),
  ]);
  const emailKeys = [...new Set([...users, ...requests].map(({ emailKey }) => emailKey))];
  const ofAddresses = { emailKey: trusted({ $in: emailKeys }) };
  const found = await AccountRequest.find(ofAddresses, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
  // A link contains the sign-up that it completes, whose id is its owner.
  await Link.deleteMany({ userId: trusted({ $in: found.map(({ _id }) => _id) }) });
  await AccountRequest.deleteMany(ofAddresses);
  await MailAllowance.deleteMany(ofAddresses);
}
