import type { Connection, mongo } from 'mongoose';

/** The wire version of MongoDB 8.0, whose command `bulkWrite` accepts writes to several collections. */
const withBulkWrite = 25;

/** The connections whose server announces that command. */
const supportingBulkWrite = new WeakSet<Connection>();

/**
 * Reads a server's version and remembers whether it supports bulk writes (docs/decisions/0049-batched-writes.md). Until
 * then, writes are sent one by one.
 *
 * @param connection - an open connection
 * @returns the server's `hello`
 */
export async function askVersion(connection: Connection): Promise<mongo.Document> {
  const hello = (await connection.db?.admin().command({ hello: 1 })) ?? {};
  if (Number(hello.maxWireVersion) >= withBulkWrite) supportingBulkWrite.add(connection);
  else supportingBulkWrite.delete(connection);
  return hello;
}

/** Whether one command may contain writes to several collections. */
export const supportsBulkWrite = (connection: Connection): boolean => supportingBulkWrite.has(connection);
