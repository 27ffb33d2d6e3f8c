import type { TestEntryRecord } from '@camp/contracts/test-entry/operations';
import { testEntrySchema } from '@camp/contracts/test-entry/schemas';
import type { StoredTestEntry } from '@camp/database/test-entry/test-entry-model';
import { Types } from 'mongoose';
import { personalCall } from '../http/call';
import { listQuerySchema, readList } from '../http/list';

/** The test form. */
export const testEntryHandlers = {
  'test.create': personalCall('test.create', {
    body: testEntrySchema,
    run: async ({ body, person }, { models }) => {
      const entry = await models.TestEntry.create({ ...body, userId: new Types.ObjectId(person.userId) });
      const record = presentTestEntry(entry.toObject());
      return { result: true, msg: record, _id: record._id };
    },
  }),
  'test.list': personalCall('test.list', {
    query: listQuerySchema,
    run: async ({ query, setHeader }, { models }) => {
      const { items, total } = await readList<StoredTestEntry>(models.TestEntry, {
        filter: {},
        query,
        sortable: ['-createdAt'],
        searchable: ['stuff'],
      });
      setHeader('X-Total-Count', String(total));
      return items.map(presentTestEntry);
    },
  }),
};

const presentTestEntry = ({ _id, stuff, createdAt }: StoredTestEntry): TestEntryRecord => ({
  _id: _id.toString(),
  stuff,
  createdAt: createdAt.toISOString(),
});
