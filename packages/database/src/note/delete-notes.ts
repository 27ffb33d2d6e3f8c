import { trusted, type ClientSession, type Types } from 'mongoose';
import type { Models } from '../models';

/** Deletes the notes about deleted registrations. @param session - the transaction that deletes the registrations */
export async function deleteNotes(
  { Note }: Models,
  recordIds: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<void> {
  await Note.deleteMany({ recordId: trusted({ $in: [...recordIds] }) }, { session });
}
