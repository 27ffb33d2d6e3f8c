import type { Model, Types } from 'mongoose';

/** The fields that say whether a record needs another picture. */
interface Unproved {
  _id: Types.ObjectId;
  covid?: string;
}

/**
 * The registrations of a year that need another picture because the last one was unreadable. The vaccination answer is
 * encrypted, so the few records with such a picture are read.
 */
export async function withUnreadableProof<Stored>(
  model: Model<Stored>,
  campYear: number,
): Promise<Types.ObjectId[]> {
  const registrations = model as unknown as Model<object>;
  const found = await registrations
    .find({ campYear, imageUnreadable: true, imageId: null }, { covid: 1 })
    .lean<Unproved[]>();
  return found.filter(({ covid }) => covid === 'Yes').map(({ _id }) => _id);
}
