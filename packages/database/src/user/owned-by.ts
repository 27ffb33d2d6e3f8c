import { Types } from 'mongoose';

/**
 * Filter for one person's records. Every query of a person's own records uses it, so ownership is defined once
 * (`scripts/owned-by.test.ts` finds queries without it).
 *
 * @param owner - the person, or a record with a `userId`
 */
export const ownedBy = ({ userId }: { userId: Types.ObjectId | string }): { userId: Types.ObjectId } => ({
  userId: typeof userId === 'string' ? new Types.ObjectId(userId) : userId,
});
