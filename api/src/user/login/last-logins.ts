import { setTimeout as pause } from 'node:timers/promises';
import type { Models } from '@camp/database/models';
import { timeFor } from '@camp/database/read-plain';
import type { StoredUser } from '@camp/database/user/user-model';
import type { mongo, Types } from 'mongoose';
import type { Afterwards } from '../../afterwards';

/** Records when people logged in. */
export interface LastLogins {
  /**
   * Records a login without delaying the response. A crash loses the last moment's times. A failed write loses its own,
   * and is logged.
   */
  note(userId: Types.ObjectId, at: Date): void;
}

/** Batching interval in milliseconds, so that many logins share a write in a rush. */
const gathering = 200;

/** Creates the list of logins that aren't stored yet. */
export function createLastLogins(models: Models, afterwards: Afterwards): LastLogins {
  const users = models.User.collection as unknown as mongo.Collection<StoredUser>;
  const waiting = new Map<string, { _id: Types.ObjectId; at: Date }>();

  const write = async () => {
    await pause(gathering);
    const logins = [...waiting.values()];
    waiting.clear();
    // Another process may have stored a later login.
    const notes = logins.map(({ _id, at }) => ({
      updateOne: { filter: { _id }, update: { $max: { lastLogin: at } } },
    }));
    await users.bulkWrite(notes, { ordered: false, ...timeFor(models.User) });
  };

  return {
    note(_id, at) {
      if (waiting.size === 0) afterwards.run('times of logins', write);
      waiting.set(_id.toString(), { _id, at });
    },
  };
}
