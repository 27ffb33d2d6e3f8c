import type { Connection } from 'mongoose';

/** A MongoDB that the product cannot run on. */
export class UnsuitableServerError extends Error {
  override readonly name = 'UnsuitableServerError';
}

/** The protocol of MongoDB 8.0, whose `bulkWrite` command takes the writes of a transaction together. */
const wireVersion = 25;

/** @throws UnsuitableServerError for one without transactions and for one before 8.0 */
export async function refuseUnsuitable(connection: Connection): Promise<void> {
  const hello = await connection.db?.admin().command({ hello: 1 });
  // Without transactions a record and its event cannot be kept together.
  if (!hello?.setName && hello?.msg !== 'isdbgrid')
    throw new UnsuitableServerError(
      'MONGODB_URI names a MongoDB that is neither a replica set nor a sharded cluster: it has no transactions. ' +
        'Start it with --replSet and run rs.initiate().',
    );
  if (Number(hello.maxWireVersion) < wireVersion)
    throw new UnsuitableServerError('MONGODB_URI names a MongoDB older than 8.0, which the product needs.');
}
