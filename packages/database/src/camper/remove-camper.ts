import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { writeAudit } from '../audit/write-audit';
import type { Models } from '../models';
import { deleteNotes } from '../note/delete-notes';
import type { StoredCamper } from './camper-model';

/**
 * Takes a registration away with all that belongs to it, in a transaction. Its seat stays taken in the camp's book:
 * whoever commits frees it (`freeSeat`) and offers it (`offerFreedSeats`); the worker's sweep does where they die.
 *
 * @param which - its id, and what must be true of it
 * @param actorId - who does it
 * @returns the registration that went; null when there was none
 */
export async function removeCamper(
  models: Models,
  session: ClientSession,
  which: QueryFilter<StoredCamper>,
  actorId: Types.ObjectId | string | undefined,
): Promise<StoredCamper | null> {
  const removed = await models.Camper.findOneAndDelete(which, { session }).lean<StoredCamper>();
  if (!removed) return null;
  await models.Image.deleteMany({ subject: 'camper', recordId: removed._id }, { session });
  await deleteNotes(models, [removed._id], session);
  const deletion = { actorId: actorId?.toString(), action: 'delete', subject: 'camper' } as const;
  await writeAudit(models, { ...deletion, recordIds: [removed._id] }, session);
  return removed;
}
