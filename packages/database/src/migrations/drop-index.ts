import type { mongo } from 'mongoose';

const namespaceNotFound = 26;
const indexNotFound = 27;

/** What a migration counts that changes indexes only. */
export const changesNoRecord = (): Promise<number> => Promise.resolve(0);

/** Drops an index if the collection and the index exist. */
export async function dropIndex(database: mongo.Db, collection: string, index: string): Promise<void> {
  try {
    await database.collection(collection).dropIndex(index);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== namespaceNotFound && code !== indexNotFound) throw error;
  }
}
