import { trusted, type Model, type Types } from 'mongoose';
import type { Models } from '../models';
import { addressesOf } from '../user/user-model';
import { erasedBy } from './erased-models';
import { forgetPayments } from './forget-payments';
import { forgetSearches } from './forget-searches';

/** A kind of record with the field by which it is found. */
type Erased = Model<{
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  recordId: Types.ObjectId;
  emailKey: string;
  pendingEmail?: string;
}>;

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
  await forgetSearches(models, { accounts: recordIds });
  for (const name of erasedBy('recordId')) await erasedIn(models, name).deleteMany({ recordId: all });
  for (const name of erasedBy('userId')) {
    await erasedIn(models, name).deleteMany(ofAccounts);
    await erasedIn(models, name).deleteMany({ _id: named });
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

const erasedIn = (models: Models, name: keyof Models) => models[name] as unknown as Erased;

async function idsOfRecords(models: Models, ofAccounts: object): Promise<Types.ObjectId[]> {
  const found = await Promise.all(
    erasedBy('userId').map((name) => erasedIn(models, name).find(ofAccounts, { _id: 1 }).lean()),
  );
  return found.flat().map(({ _id }) => _id);
}

/**
 * Deletes the sign-ups of the accounts' addresses, and the counts of emails to these and to wanted addresses. A sign-up
 * that waited in the backup may have become the account later, so the address is read from it too.
 */
async function deleteRequests(models: Models, recordIds: readonly Types.ObjectId[]): Promise<void> {
  const named = trusted({ $in: [...recordIds] });
  const found = await Promise.all(
    [models.User, models.AccountRequest].map((model) =>
      (model as unknown as Erased).find({ _id: named }, { emailKey: 1, pendingEmail: 1 }).lean(),
    ),
  );
  const ofAddresses = { emailKey: trusted({ $in: found.flat().map(({ emailKey }) => emailKey) }) };
  const requests = await models.AccountRequest.find(ofAddresses, { _id: 1 }).lean();
  // A link contains the sign-up that it completes, whose id is its owner.
  await models.Link.deleteMany({ userId: trusted({ $in: requests.map(({ _id }) => _id) }) });
  for (const name of erasedBy('emailKey')) await erasedIn(models, name).deleteMany(ofAddresses);
  await models.MailAllowance.deleteMany({ emailKey: trusted({ $in: found.flat().flatMap(addressesOf) }) });
}
