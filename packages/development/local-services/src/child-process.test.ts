import { startChild, type Child } from './child-process';

const children: Child[] = [];
const run = async (script: string) => {
  const child = await startChild({ name: 'The helper', command: process.execPath, args: ['-e', script] });
  children.push(child);
  return child;
};
const stayAlive = 'setInterval(() => {}, 1000);';

afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.stop()));
});

it('returns the awaited line, even if it came before', async () => {
  const child = await run(`console.log('up at http://localhost:1'); ${stayAlive}`);
  await expect(child.waitForLine(/http:\S+$/)).resolves.toBe('up at http://localhost:1');
  await expect(child.waitForLine(/http:\S+$/)).resolves.toBe('up at http://localhost:1');
});

it('reports how an awaited process ended, with its last lines', async () => {
  const child = await run("console.error('no disk'); process.exit(3)");
  await expect(child.waitForLine(/ready/)).rejects.toThrow(
    'The helper exited with code 3. Last output:\n  no disk',
  );
});

it('stops waiting after the timeout', async () => {
  const child = await run(stayAlive);
  await expect(child.waitForLine(/ready/, 20)).rejects.toThrow(
    'The helper was not ready after 0.02 seconds.',
  );
});

it('kills a process that ignores SIGTERM after the grace period', async () => {
  const child = await run(`process.on('SIGTERM', () => {}); console.log('up'); ${stayAlive}`);
  await child.waitForLine(/up/);
  await child.stop(50);
  await expect(child.ended).resolves.toBe('The helper was killed by SIGKILL.');
});

it('ends what the process has started too, even if the process itself is gone', async () => {
  const child = await run(`
    const { spawn } = require('node:child_process');
    const grandchild = spawn(process.execPath, ['-e', ${JSON.stringify(stayAlive)}], { stdio: 'ignore' });
    console.log('grandchild ' + grandchild.pid);
    process.exit(0);
  `);
  const grandchild = Number((await child.waitForLine(/grandchild/)).split(' ')[1]);
  await child.ended;
  await expect(isGone(grandchild)).resolves.toBe(true);
});

it("rejects a missing program with the system's code", async () => {
  const starting = startChild({ name: 'Nobody', command: 'no-such-program', args: [] });
  await expect(starting).rejects.toMatchObject({ code: 'ENOENT' });
});

it('leaves no process behind when the starter itself is killed', async () => {
  const starter = await run(`
    require('tsx/cjs');
    const { startChild } = require(${JSON.stringify(require.resolve('./child-process'))});
    startChild({ name: 'x', command: process.execPath, args: ['-e', ${JSON.stringify(stayAlive)}] })
      .then((child) => console.log('child ' + child.pid));
  `);
  const child = Number((await starter.waitForLine(/child/)).split(' ')[1]);
  starter.signal('SIGKILL');
  await expect(isGone(child)).resolves.toBe(true);
});

/** Waits until a process has ended. A killed process remains as a zombie for a moment until its parent reaps it. */
async function isGone(pid: number): Promise<boolean> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    try {
      process.kill(pid, 0);
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ESRCH';
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
}
