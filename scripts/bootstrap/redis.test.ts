import { pretendMachine } from './pretended-machine';
import { ensureRedis } from './redis.mjs';

const debian = { installs: { 'redis-server': 'redis-server' } };

it.each([
  ['the one at REDIS_URL', { env: { REDIS_URL: 'redis://elsewhere' } }],
  ['redis-server on the PATH', { programs: ['apt-get', 'redis-server'] }],
  ['valkey-server on the PATH', { programs: ['apt-get', 'valkey-server'] }],
])('uses %s and installs nothing', async (_, differences) => {
  const machine = pretendMachine(differences);
  await ensureRedis(machine);
  expect(machine.ran).toEqual([]);
  expect(machine.asked).toEqual([]);
});

it('asks the person at the terminal, then installs with fresh package lists', async () => {
  const machine = pretendMachine(debian);
  await ensureRedis(machine);
  expect(machine.asked).toEqual([
    'The Debian package redis-server is needed to run queues and limits. Install it now?',
  ]);
  expect(machine.ran).toEqual([
    'apt-get -q -y update',
    'apt-get -q -y install --no-install-recommends redis-server',
  ]);
});

it.each([
  ['without a terminal', { hasTerminal: false }],
  ['with CI=true', { env: { CI: 'true' } }],
])('installs without asking %s', async (_, differences) => {
  const machine = pretendMachine({ ...debian, ...differences });
  await ensureRedis(machine);
  expect(machine.asked).toEqual([]);
  expect(machine.ran).toHaveLength(2);
});

it.each([
  ['the person says no', { ...debian, answer: false }],
  ['this account may not install', { ...debian, isRoot: false }],
  ['this is not Debian', { ...debian, programs: [] }],
  ['the installation fails', { ...debian, commandsFail: true }],
])('names the options in one sentence when %s', async (_, differences) => {
  await expect(ensureRedis(pretendMachine(differences))).rejects.toThrow(
    /^Redis was not found\. Install .*, or set REDIS_URL to the address of a running server\.$/,
  );
});
