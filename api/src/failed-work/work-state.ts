import { lateAfter } from '@camp/checks/outbox';
import type { WorkState } from '@camp/contracts/failed-work/operations';
import { isWorkerRunning } from '@camp/database/heartbeat/heartbeat';
import { oldestDue } from '@camp/database/outbox/waiting-events';
import type { Dependencies } from '../dependencies';

/** Whether a worker runs and keeps up with due jobs. */
export async function readWorkState({
  models,
  clock,
}: Pick<Dependencies, 'models' | 'clock'>): Promise<WorkState> {
  const now = clock.now();
  const [isRunning, since] = await Promise.all([isWorkerRunning(models), oldestDue(models, now)]);
  return {
    worker: isRunning ? 'up' : 'down',
    outbox: since && now.getTime() - since.getTime() > lateAfter ? 'late' : 'up',
    ...(since && { dueSince: since.toISOString() }),
  };
}
