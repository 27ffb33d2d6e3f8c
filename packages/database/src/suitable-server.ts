import type { Connection } from 'mongoose';

/** A MongoDB that the product cannot run on. */
export class UnsuitableServerError extends Error {
  override readonly name = 'UnsuitableServerError';
}

/** The protocol of MongoDB 8.0, whose `bulkWrite` command takes the writes of a transaction together. */
const wireVersion = 25;

/**
 * @param refusesEmbedded - whether the embedded server is refused too
 * @throws UnsuitableServerError for one without transactions and for one before 8.0
 */
export async function refuseUnsuitable(connection: Connection, refusesEmbedded: boolean): Promise<void> {
  const hello = await connection.db?.admin().command({ hello: 1 });
  if (refusesEmbedded && hello?.embedded)
    throw new UnsuitableServerError(
      'Refusing to start in production: MONGODB_URI names the embedded server, which is for trying things out ' +
        '(ON_PURPOSE=embedded-database allows it).',
    );
  // Without transactions a record and its event cannot be kept together.
  if (!hello?.setName && hello?.msg !== 'isdbgrid')
    throw new UnsuitableServerError(
      'MONGODB_URI names a MongoDB that is neither a replica set nor a sharded cluster: it has no transactions. ' +
        'Start it with --replSet and run rs.initiate().',
    );
  if (Number(hello.maxWireVersion) < wireVersion)
    throw new UnsuitableServerError('MONGODB_URI names a MongoDB older than 8.0, which the product needs.');
}
