import { mongo, type Model } from 'mongoose';
import type { Models } from './models';

/**
 * Finds indexes that a model declares and the database lacks. Changes nothing.
 *
 * @returns each missing one with its collection: `campers.campId_1_waitlist_1`
 * @throws MongoDB's errors
 */
export async function missingIndexes(models: Models): Promise<string[]> {
  const missing: string[] = [];
  for (const model of Object.values(models) as Model<unknown>[]) {
    const declared = model.schema.indexes().map(([keys]) => indexName(keys));
    const stored = await storedIndexes(model);
    for (const name of declared)
      if (!stored.includes(name)) missing.push(`${model.collection.collectionName}.${name}`);
  }
  return missing;
}

async function storedIndexes(model: Model<unknown>): Promise<string[]> {
  try {
    const indexes = (await model.listIndexes()) as mongo.IndexDescriptionInfo[];
    return indexes.map(({ key }) => indexName(key));
  } catch (error) {
    // The collection does not exist.
    if (error instanceof mongo.MongoServerError && error.code === namespaceNotFound) return [];
    throw error;
  }
}

const namespaceNotFound = 26;

/** `{ campId: 1 }` as MongoDB names the index: `campId_1`. */
export const indexName = (keys: object) =>
  Object.entries(keys)
    .map(([path, order]) => `${path}_${String(order)}`)
    .join('_');
