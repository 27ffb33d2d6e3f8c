import { adminRoleName } from '@camp/contracts/access/default-roles';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { forgetPayments } from '@camp/database/erasure/forget-payments';
import { forgetSearches } from '@camp/database/erasure/forget-searches';
import { freeSeat } from '@camp/database/camp/seats';
import type { ImageSubject } from '@camp/contracts/image/image-subjects';
import { imageRules, type ImageRules } from '@camp/database/image/image-rules';
import { deleteNotes } from '@camp/database/note/delete-notes';
import { forgetSecondFactor } from '@camp/database/second-factor/forget-second-factor';
import { addressesOf, type StoredUser } from '@camp/database/user/user-model';
import { inTransaction } from '@camp/database/transaction';
import { ownedBy } from '@camp/database/user/owned-by';
import { trusted, Types, type ClientSession } from 'mongoose';
import { offerSeats } from '../camper/offer-seats';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { notFound, ProblemError } from '../refusals/problem';
import { closeCheckout } from '../payment/close-checkout';
import { transact } from '../transact';
import { belongingNames, belongingsOf, whyNotDeletable } from './belongings';
import { refuseLastAdministrator } from './change-roles';
import { isOwnAccount } from './policies';
import { refuseStronger } from './refuse-stronger';

/**
 * Deletes an account with its registrations and pictures in one transaction. Payments stay without the children's
 * names and what was written about refunds. A line of ids lets a restored backup forget the family too, and seats are
 * offered to the campers who have waited longest.
 *
 * @throws ProblemError 403 for an account with rights that the person lacks. 409 for one's own account, the last
 *   administrator, or a paid registration of a future camp
 */
export async function deleteUser(deps: Dependencies, person: Person, id: string): Promise<void> {
  const { models } = deps;
  if (isOwnAccount(person, id.toLowerCase())) throw new ProblemError('conflict', 'Cannot delete yourself!');
  const userId = new Types.ObjectId(id);
  // Check before closing checkouts, so that a refused deletion closes none, and again afterwards.
  await inTransaction(deps.connection, (session) => decideDeletion(deps, person, userId, session));
  const seated = await models.Camper.find(ownedBy({ userId }), { campId: 1 }).lean();
  for (const { _id } of seated) await closeCheckout(deps, _id);
  await transact(deps, async (session) => {
    await decideDeletion(deps, person, userId, session);
    const erased = [userId];
    await forgetSearches(models, { accounts: [userId], session });
    for (const name of belongingNames)
      erased.push(...(await deleteBelongings(models, userId, name, session)));
    erased.push(...(await deleteRequests(models, userId, session)));
    await forgetPayments(models, ownedBy({ userId }), session);
    await forgetSecondFactor(models, userId, session);
    await models.Erasure.create([{ recordIds: erased, at: deps.clock.now() }], { session });
    await models.Link.deleteMany(ownedBy({ userId }), { session });
    await models.User.deleteOne({ _id: userId }, { session });
    await writeAudit(models, doneBy(person, 'delete', 'user', [userId]), session);
  });
  for (const { _id, campId } of seated) await freeSeat(models, campId, _id);
  const campIds = new Map(seated.map(({ campId }) => [campId.toString(), campId]));
  for (const campId of campIds.values()) await offerSeats(deps, campId);
}

/**
 * Checks whether an account may be deleted now.
 * @throws ProblemError 403, 404 or 409 as `deleteUser` does
 */
async function decideDeletion(
  deps: Dependencies,
  person: Person,
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const { models } = deps;
  const user = await models.User.findById(userId).session(session).lean<StoredUser>();
  if (!user) throw notFound('User');
  await refuseStronger(deps, person, user, session);
  const refusal = await whyNotDeletable(deps, userId, session);
  if (refusal) throw new ProblemError('conflict', refusal);
  if (user.roles.includes(adminRoleName)) await refuseLastAdministrator(models, session);
}

async function deleteBelongings(
  models: Dependencies['models'],
  userId: Types.ObjectId,
  name: (typeof belongingNames)[number],
  session: ClientSession,
): Promise<Types.ObjectId[]> {
  const model = belongingsOf(models, name);
  const records = await model.find(ownedBy({ userId }), { _id: 1 }).session(session).lean();
  const recordIds = records.map(({ _id }) => _id);
  const recordId = trusted({ $in: recordIds });
  for (const [subject, { owner }] of Object.entries(imageRules) as [ImageSubject, ImageRules][]) {
    if (owner === name) await models.Image.deleteMany({ subject, recordId }, { session });
  }
  await deleteNotes(models, recordIds, session);
  await model.deleteMany(ownedBy({ userId }), { session });
  return recordIds;
}

/**
 * Requests of the account's address, such as a second sign-up, contain names too. Emails are also counted for an address
 * that the account wanted to change to. @returns the requests' ids
 */
async function deleteRequests(
  { User, AccountRequest, MailAllowance }: Dependencies['models'],
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<Types.ObjectId[]> {
  const user = await User.findById(userId, { emailKey: 1, pendingEmail: 1 }).session(session).lean();
  if (!user) return [];
  const ofAddress = { emailKey: user.emailKey };
  const found = await AccountRequest.find(ofAddress, { _id: 1 }).session(session).lean();
  await AccountRequest.deleteMany(ofAddress, { session });
  await MailAllowance.deleteMany({ emailKey: trusted({ $in: addressesOf(user) }) }, { session });
  return found.map(({ _id }) => _id);
}
