import { Types } from 'mongoose';

/**
 * Chooses the records of one person: every query of somebody's own records passes here, so that what belongs to a person
 * is decided once (`scripts/owned-by.test.ts` finds a query beside it).
 *
 * @param owner - the person, or whatever names one: a registration, a payment
 */
export const ownedBy = ({ userId }: { userId: Types.ObjectId | string }): { userId: Types.ObjectId } => ({
  userId: typeof userId === 'string' ? new Types.ObjectId(userId) : userId,
});
