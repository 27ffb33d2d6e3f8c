import { notChecked, right, wrong } from '@camp/checks/check';
import { redisReachable } from '@camp/checks/redis-reachable';
import type { Check } from '../check';
import { redisSetting } from './redis-setting';

/** Whether Redis stores jobs on disk. */
export const redisPersistence: Check = {
  name: 'redis-persistence',
  category: 'Queue',
  needs: [redisReachable],
  help: 'Start Redis with --appendonly yes',
  run: async (tools) => {
    const isOn = await redisSetting(tools, 'persistence', 'aof_enabled');
    if (isOn === undefined) return notChecked('Redis does not show its setting appendonly.');
    if (isOn === '1') return right('Redis stores jobs on disk.');
    return wrong('Redis loses waiting jobs when it restarts (appendonly no).');
  },
};
