import { notChecked, right, wrong } from '@camp/checks/check';
import { redisReachable } from '@camp/checks/redis-reachable';
import type { Check } from '../check';
import { redisSetting } from './redis-setting';

/** Whether a full Redis refuses new jobs. With any other policy, it deletes jobs. */
export const redisEviction: Check = {
  name: 'redis-eviction',
  category: 'Queue',
  needs: [redisReachable],
  help: 'Start Redis with --maxmemory-policy noeviction',
  run: async (tools) => {
    const policy = await redisSetting(tools, 'memory', 'maxmemory_policy');
    if (policy === undefined) return notChecked('Redis does not show its setting maxmemory-policy.');
    if (policy === 'noeviction') return right('Redis deletes no jobs when it is full.');
    return wrong(`Redis deletes jobs when it is full (maxmemory-policy ${policy}).`);
  },
};
