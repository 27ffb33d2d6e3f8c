import { execFile } from 'node:child_process';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Shrinks a picture after the thread has run. Then it returns the name and `nice` of each thread (proc(5)). */
const program = `
const { readdirSync, readFileSync } = require('node:fs');
const { Worker } = require('node:worker_threads');
const picture = { create: { width: 4000, height: 3000, channels: 3, background: 'green' } };
new Worker(process.argv[1]).once('exit', async () => {
  await require('sharp')(picture).resize(500).webp().toBuffer();
  const threads = readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync('/proc/self/task/' + thread + '/stat', 'utf8');
    return { isMain: Number(thread) === process.pid, nice: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]) };
  });
  console.log(JSON.stringify(threads));
});`;

// Other systems don't have thread priorities.
const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('the pool in which pictures are made goes last, the thread that writes mails does not', async () => {
  const thread = join(__dirname, 'low-priority-thread.cjs');

  const { stdout } = await run(process.execPath, ['-e', program, thread]);

  const threads = JSON.parse(stdout) as { isMain: boolean; nice: number }[];
  expect(threads.filter(({ isMain }) => isMain)).toEqual([{ isMain: true, nice: getPriority() }]);
  // The pool has four threads, to which sharp adds its own.
  expect(threads.filter(({ nice }) => nice === 19).length).toBeGreaterThanOrEqual(4);
});
