import { writeAudit, type AuditEntry } from '@camp/database/audit/write-audit';
import { createHash } from 'node:crypto';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';

/** Milliseconds in which repeated views of a list count once. */
const countedOnceFor = 60 * 60_000;

/** Most stored views, more than administrators make in an hour. Beyond this number, the oldest are recorded again. */
const mostRemembered = 5_000;

/** When each view was recorded, oldest first. Each process has its own map, so it records a view at most once. */
const views = new Map<string, number>();

/**
 * Records that somebody viewed or exported records, before the response is sent. The same records of a list count once
 * an hour per session, since an open page refetches (docs/decisions/0072). A view with one more record counts again.
 */
export async function recordView(
  { models, clock }: Pick<Dependencies, 'models' | 'clock'>,
  { userId, sessionId }: Pick<Person, 'userId' | 'sessionId'>,
  seen: Omit<AuditEntry, 'actorId'>,
): Promise<void> {
  const { action, subject, part, recordIds } = seen;
  const write = () => writeAudit(models, { ...seen, actorId: userId });
  if (action !== 'list') return void (await write());
  const what = [userId, sessionId, subject, part, ...recordIds.map(String).sort()];
  const view = createHash('sha256').update(what.join()).digest('base64');
  const now = clock.now().getTime();
  if ((views.get(view) ?? 0) > now - countedOnceFor) return;
  await write();
  // Remembered only after the write, since a failed one doesn't count.
  views.delete(view);
  views.set(view, now);
  for (const [oldest, at] of views) {
    if (views.size <= mostRemembered && at > now - countedOnceFor) break;
    views.delete(oldest);
  }
}
