// What has to be there before anything of the workspace can run. It uses nothing but Node itself, since it runs
// on a fresh clone.
import { thisMachine } from './bootstrap/machine.mjs';
import { ensureRedis } from './bootstrap/redis.mjs';
await ensureRedis(thisMachine);
