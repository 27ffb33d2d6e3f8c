import { checkSystem } from '@camp/checks/system-checks';
import { readDiskSpace } from '@camp/checks/disk';
import type { SystemState } from '@camp/contracts/system/operations';
import type { Dependencies } from '../dependencies';
import { personalCall } from '../operations/call';

/** Handlers of the system's state, for administrators. */
export const systemHandlers = {
  'system.checks': personalCall('system.checks', { run: (_call, deps) => readSystem(deps) }),
};

async function readSystem({
  models,
  connection,
  redis,
  clock,
  queuePrefix,
}: Dependencies): Promise<SystemState> {
  const database = { models, connection };
  const checks = await checkSystem({ database, redis, queuePrefix, clock, readDiskSpace });
  return { checks, checkedAt: clock.now().toISOString() };
}
