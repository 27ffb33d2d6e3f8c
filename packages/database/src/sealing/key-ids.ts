import type { mongo } from 'mongoose';
import { sealedField } from './seal-documents';
import { sealedCollections } from './sealed-collections';

/** Where the key's id is, by collection. */
const keyPaths: readonly (readonly [collection: string, path: string])[] = [
  ...sealedCollections.map((name) => [name, `${sealedField}.key`] as const),
  ['images', 'key'],
];

/**
 * How many stored values each key encrypted.
 *
 * @param session - of a snapshot, if the values of one moment count
 * @returns the numbers by the key's id
 */
export async function countByKey(
  database: mongo.Db,
  session?: mongo.ClientSession,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const [name, path] of keyPaths) {
    const stages = [
      { $match: { [path]: { $exists: true } } },
      { $group: { _id: `$${path}`, count: { $sum: 1 } } },
    ];
    const options = { cursor: {}, ...(session && { session }) };
    const groups = await database
      .collection(name)
      .aggregate<{ _id: string; count: number }>(stages, options)
      .toArray();
    for (const { _id, count } of groups) counts.set(_id, (counts.get(_id) ?? 0) + count);
  }
  return counts;
}
