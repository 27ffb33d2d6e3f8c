import { writeAudit, type AuditEntry } from '@camp/database/audit/write-audit';
import { createHash } from 'node:crypto';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';

/** Milliseconds in which somebody who leaves a list open looks at it once. */
const oneLook = 60 * 60_000;

/** At least as many looks as a camp's office has in an hour; beyond them the oldest are written down again. */
const mostKept = 5_000;

/** When each look was written down, the earliest first; each process has its own, so a look has a row in each at most. */
const looks = new Map<string, number>();

/**
 * Writes down that somebody read records or saved them, before they leave. The same records of a list count once an hour
 * in a session, since an open page asks again by itself (docs/decisions/0072); one record more, and it is another look.
 */
export async function noteView(
  { models, clock }: Pick<Dependencies, 'models' | 'clock'>,
  { userId, sessionId }: Pick<Person, 'userId' | 'sessionId'>,
  seen: Omit<AuditEntry, 'actorId'>,
): Promise<void> {
  const { action, subject, part, recordIds } = seen;
  const write = () => writeAudit(models, { ...seen, actorId: userId });
  if (action !== 'list') return void (await write());
  const what = [userId, sessionId, subject, part, ...recordIds.map(String).sort()];
  const look = createHash('sha256').update(what.join()).digest('base64');
  const now = clock.now().getTime();
  if ((looks.get(look) ?? 0) > now - oneLook) return;
  await write();
  // Not before it is written: what was not is no look.
  looks.delete(look);
  looks.set(look, now);
  for (const [oldest, at] of looks) {
    if (looks.size <= mostKept && at > now - oneLook) break;
    looks.delete(oldest);
  }
}
