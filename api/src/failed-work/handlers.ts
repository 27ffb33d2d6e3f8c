import { discardSchema } from '@camp/contracts/failed-work/schemas';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredDelivery } from '@camp/database/delivery/delivery-model';
import { discard, isFailedJob } from '@camp/database/delivery/failed-work';
import { inTransaction } from '@camp/database/transaction';
import { Types } from 'mongoose';
import { byId, listed, written } from '../operations/answers';
import { personalCall } from '../operations/call';
import { listQuerySchema, readList } from '../lists/list';
import { refusedFields } from '../lists/filter-schema';
import { notFound } from '../refusals/problem';
import { presentAll } from './present-failed-job';
import { retryJob } from './retry-job';
import { readOperationsState } from './operations-state';

/** Handlers of failed jobs, for administrators. */
export const failedJobHandlers = {
  'failed-work.state': personalCall('failed-work.state', { run: (_call, deps) => readOperationsState(deps) }),
  'failed-work.list': personalCall('failed-work.list', {
    query: listQuerySchema.extend(
      refusedFields(['_id', 'what', 'why', 'reason', 'about', 'mayRetry', 'failedAt']),
    ),
    run: async (call, { models }) => {
      const found = await readList<StoredDelivery>(models.Delivery, {
        filter: isFailedJob,
        query: call.query,
        sortable: ['-createdAt'],
        searchable: ['handler', 'reason'],
      });
      return presentAll(models, call.person, listed(call, found));
    },
  }),
  'failed-work.retry': personalCall('failed-work.retry', {
    params: byId,
    run: async ({ params, person }, deps) => written(await retryJob(deps, person, params.id)),
  }),
  'failed-work.delete': personalCall('failed-work.delete', {
    params: byId,
    body: discardSchema,
    run: async ({ params: { id }, body: { reason }, person }, { models, connection, clock }) => {
      const discarded = { by: person.userId, reason, at: clock.now() };
      await inTransaction(connection, async (session) => {
        if (!(await discard(models, session, id, discarded))) throw notFound('Failed job');
        await writeAudit(models, doneBy(person, 'discard', 'failed-work', [new Types.ObjectId(id)]), session);
      });
      return { result: true };
    },
  }),
};
