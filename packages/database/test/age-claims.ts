import type { Types } from 'mongoose';
import type { Models } from '../src/models';

/**
 * Makes a camp's claims older. Their age is measured by the database's clock, which a test can't set.
 * @param by - milliseconds
 */
export async function ageClaims({ Camp }: Models, campId: Types.ObjectId, by: number): Promise<void> {
  const older = (list: string) => ({
    $map: {
      input: list,
      as: 'claim',
      in: { $mergeObjects: ['$$claim', { at: { $subtract: ['$$claim.at', by] } }] },
    },
  });
  await Camp.collection.updateOne({ _id: campId }, [
    { $set: { claims: older('$claims'), arriving: older('$arriving') } },
  ]);
}
