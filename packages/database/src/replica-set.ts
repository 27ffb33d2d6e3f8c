import type { Connection } from 'mongoose';

/** A MongoDB without transactions cannot keep a record and its event together. */
export class NotAReplicaSetError extends Error {
  override readonly name = 'NotAReplicaSetError';

  constructor() {
    super(
      'MONGODB_URI names a MongoDB that is neither a replica set nor a sharded cluster: it has no transactions. ' +
        'Start it with --replSet and run rs.initiate().',
    );
  }
}

/** @throws NotAReplicaSetError */
export async function refuseStandalone(connection: Connection): Promise<void> {
  const hello = await connection.db?.admin().command({ hello: 1 });
  if (hello?.setName || hello?.msg === 'isdbgrid') return;
  throw new NotAReplicaSetError();
}
