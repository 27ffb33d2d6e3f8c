import { startChild, type Child } from './child-process';
import { whenListening } from './when-listening';

const children: Child[] = [];
const run = async (script: string) => {
  const child = await startChild({ name: 'The helper', command: process.execPath, args: ['-e', script] });
  children.push(child);
  return child;
};

afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.stop()));
});

it('returns the line with which a process reports that it listens', async () => {
  const child = await run("console.log('up at 1'); setInterval(() => {}, 1000)");
  await expect(whenListening(child, /up at/)).resolves.toBe('up at 1');
});

it.each([
  ['Node', "require('net').createServer().listen(PORT)"],
  ['Redis', "console.log('# bind: Address already in use'); process.exit(1)"],
  [
    'the simulator',
    "console.error('local-stripe stops: Port 3002 is in use: choose another'); process.exit(1)",
  ],
  ['mongod', "console.log('dbexit: rc: 48'); process.exit(48)"],
])('recognizes a port in use by the message of %s', async (_, script) => {
  const taken = await run(
    "require('net').createServer().listen(0, function () { console.log(this.address().port) })",
  );
  const port = await taken.waitForLine(/^\d+$/);
  const child = await run(script.replace('PORT', port));

  await expect(whenListening(child, /^up at/)).rejects.toMatchObject({
    code: 'EADDRINUSE',
    message: expect.stringMatching(/^The helper /),
  });
});

it('mistakes no other failure for a port in use', async () => {
  const child = await run("console.error('no disk'); process.exit(3)");
  await expect(whenListening(child, /^up at/)).rejects.not.toHaveProperty('code');
});

it('stops a process that never listens', async () => {
  const child = await run('setInterval(() => {}, 1000)');
  await expect(whenListening(child, /^up at/, 20)).rejects.toThrow('was not ready after');
  await expect(child.ended).resolves.toBe('The helper was killed by SIGTERM.');
});
