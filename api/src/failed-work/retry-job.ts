import type { FailedJob } from '@camp/contracts/failed-work/operations';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredDelivery } from '@camp/database/delivery/delivery-model';
import { isFailedJob, putBack } from '@camp/database/delivery/failed-work';
import { inTransaction } from '@camp/database/transaction';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { notFound, ProblemError } from '../refusals/problem';
import { canSucceed, presentFailedJob } from './present-failed-job';
import { subjectsFor } from './subjects-of';

/**
 * Retries a failed job once, despite repeated requests.
 *
 * @throws ProblemError 404 if it doesn't exist, or 409 if no retry can succeed
 */
export async function retryJob(
  { models, connection, clock, dispatch }: Dependencies,
  person: Person,
  id: string,
): Promise<FailedJob> {
  const dead = await models.Delivery.findOne({ _id: id, ...isFailedJob }).lean<StoredDelivery>();
  if (!dead) throw notFound('Failed job');
  if (!canSucceed(dead))
    throw new ProblemError('conflict', 'This job can’t be tried again. Discard it with a reason.');
  const row = await inTransaction(connection, async (session) => {
    const waiting = await putBack(models, session, dead._id, clock.now());
    if (!waiting) throw notFound('Failed job');
    await writeAudit(models, doneBy(person, 'retry', 'failed-work', [dead._id]), session);
    return waiting;
  });
  dispatch([row]);
  const subjects = await subjectsFor(models, person, [dead]);
  return presentFailedJob(dead, subjects.get(dead._id.toString()));
}
