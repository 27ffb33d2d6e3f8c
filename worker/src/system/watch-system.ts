import { adminRoleName } from '@camp/contracts/access/default-roles';
import type { Check } from '@camp/checks/check';
import { readDiskSpace } from '@camp/checks/disk';
import { checkSystem, systemChecks } from '@camp/checks/system-checks';
import type { SystemCheck } from '@camp/contracts/system/operations';
import { recordEvent } from '@camp/database/outbox/record-event';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import type { WrongCheck } from '@camp/database/system-watch/system-watch-model';
import { claimCheck, claimNotice, storeWrong } from '@camp/database/system-watch/watch';
import { inTransaction } from '@camp/database/transaction';
import type { WorkerDependencies } from '../dependencies';

/** How many times in a row a check has to be wrong until administrators are emailed. */
const patienceOf = (name: string, checks: readonly Check[]) =>
  checks.find((check) => check.name === name)?.patience ?? 2;

/** Whether a person is needed, and not only a moment's wait. */
export const needsPerson = ({ name, times }: WrongCheck, checks = systemChecks): boolean =>
  times >= patienceOf(name, checks);

/**
 * Checks the system, and emails its administrators if something needs a person: once a day at most, and nothing if all
 * is right. Of several workers, one does it.
 *
 * @param checks - injected by tests
 */
export async function watchSystem(deps: WorkerDependencies, checks = systemChecks): Promise<void> {
  const { database, redis, producer, clock, settings } = deps;
  const { models, connection } = database;
  // Timers of two workers are not exact.
  const before = await claimCheck(models, clock.now(), settings.intervals.systemCheck / 2);
  if (!before) return;
  const { queuePrefix } = settings;
  const found = await checkSystem({ database, redis, queuePrefix, clock, readDiskSpace }, checks);
  const wrong = found.flatMap((check) => wrongOf(check, before));
  const rows = await inTransaction(connection, async (session): Promise<StoredOutboxRow[]> => {
    await storeWrong(models, session, wrong);
    if (!wrong.some((one) => needsPerson(one, checks))) return [];
    if (!(await claimNotice(models, session, clock.now()))) return [];
    const administrators = await models.User.find({ roles: adminRoleName }, { _id: 1 })
      .session(session)
      .lean();
    const recorded: StoredOutboxRow[] = [];
    for (const { _id } of administrators)
      recorded.push(await recordEvent(models, session, 'system.needs-person', { userId: _id.toString() }));
    return recorded;
  });
  producer.dispatchSoon(...rows);
}

function wrongOf({ name, state, sentence, help = '' }: SystemCheck, before: readonly WrongCheck[]) {
  if (state !== 'wrong') return [];
  const times = (before.find((one) => one.name === name)?.times ?? 0) + 1;
  return [{ name, sentence, help, times }];
}
