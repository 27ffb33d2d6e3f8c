import { writeAudit, type AuditEntry } from '@camp/database/audit/write-audit';
import { createHash } from 'node:crypto';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';

/** Milliseconds in which somebody who leaves a list open looks at it once. */
const countedOnceFor = 60 * 60_000;

/** At least as many looks as a camp's office has in an hour; beyond them the oldest are written down again. */
const mostRemembered = 5_000;

/** When each look was written down, the earliest first; each process has its own, so a look has a row in each at most. */
const views = new Map<string, number>();

/**
 * Writes down that somebody read records or saved them, before they leave. The same records of a list count once an hour
 * in a session, since an open page asks again by itself (docs/decisions/0072); one record more, and it is another look.
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
  // Not before it is written: what was not is no look.
  views.delete(view);
  views.set(view, now);
  for (const [oldest, at] of views) {
    if (views.size <= mostRemembered && at > now - countedOnceFor) break;
    views.delete(oldest);
  }
}
