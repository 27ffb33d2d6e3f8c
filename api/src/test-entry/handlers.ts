import type { TestEntryRecord } from '@camp/contracts/test-entry/operations';
import { testEntrySchema } from '@camp/contracts/test-entry/schemas';
import { insertChecked } from '@camp/database/insert-checked';
import type { StoredTestEntry } from '@camp/database/test-entry/test-entry-model';
import { Types } from 'mongoose';
import { listed, written } from '../operations/answers';
import { personalCall } from '../operations/call';
import { listQuerySchema, readList } from '../lists/list';
import { refusedFields } from '../lists/filter-schema';
import { storeOnce } from '../idempotency/store-once';
import { submissionOf, submittedBy } from '../idempotency/submission';

/** Handlers of the test form. */
export const testEntryHandlers = {
  'test.create': personalCall('test.create', {
    body: testEntrySchema,
    run: async ({ body, person, headers }, deps) => {
      const { TestEntry } = deps.models;
      const submission = submissionOf(headers['idempotency-key'], person.userId, body);
      const userId = new Types.ObjectId(person.userId);
      const entry = { ...body, ...submittedBy(submission), _id: new Types.ObjectId(), userId };
      const stored = await storeOnce<StoredTestEntry>(deps, TestEntry, submission, (session) =>
        insertChecked<StoredTestEntry>(TestEntry, entry, session),
      );
      return written(presentTestEntry(stored));
    },
  }),
  'test.list': personalCall('test.list', {
    query: listQuerySchema.extend(
      refusedFields(['_id', 'userId', 'createdAt', ...Object.keys(testEntrySchema.shape)]),
    ),
    run: async (call, { models }) => {
      const found = await readList<StoredTestEntry>(models.TestEntry, {
        filter: {},
        query: call.query,
        sortable: ['-createdAt'],
        searchable: ['stuff'],
      });
      return listed(call, found).map(presentTestEntry);
    },
  }),
};

const presentTestEntry = ({ _id, stuff, createdAt }: StoredTestEntry): TestEntryRecord => ({
  _id: _id.toString(),
  stuff,
  createdAt: createdAt.toISOString(),
});
