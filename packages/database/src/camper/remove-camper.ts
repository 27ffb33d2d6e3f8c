import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { writeAudit } from '../audit/write-audit';
import type { Models } from '../models';
import { deleteNotes } from '../note/delete-notes';
import { holdAccount } from '../user/hold-account';
import type { StoredCamper } from './camper-model';

/**
 * Deletes a registration with everything that belongs to it, in a transaction. Its seat stays claimed until the caller
 * releases it after the commit (`freeSeat`) and offers it (`offerFreedSeats`). After a crash, the worker's sweep does
 * that.
 *
 * @param which - its id and further conditions
 * @param actorId - the person who deletes it
 * @returns the deleted registration, or null if none matched
 */
export async function removeCamper(
  models: Models,
  session: ClientSession,
  which: QueryFilter<StoredCamper>,
  actorId: Types.ObjectId | string | undefined,
): Promise<StoredCamper | null> {
  const removed = await models.Camper.findOneAndDelete(which, { session }).lean<StoredCamper>();
  if (!removed) return null;
  await holdAccount(models, removed.userId, session);
  await models.Image.deleteMany({ subject: 'camper', recordId: removed._id }, { session });
  await deleteNotes(models, [removed._id], session);
  const deletion = { actorId: actorId?.toString(), action: 'delete', subject: 'camper' } as const;
  await writeAudit(models, { ...deletion, recordIds: [removed._id] }, session);
  return removed;
}
