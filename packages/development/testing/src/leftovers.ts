import type { MongoClient } from 'mongodb';
import { isLeftover } from './test-database-name';

/** Drops the databases that killed test runs left on a server, and nothing else. */
export async function dropLeftovers(client: MongoClient): Promise<void> {
  const { databases } = await client.db('admin').command({ listDatabases: 1, nameOnly: true });
  for (const { name } of databases as { name: string }[])
    if (isLeftover(name)) await client.db(name).dropDatabase();
}
