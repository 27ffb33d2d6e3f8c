import { setTimeout as pause } from 'node:timers/promises';
import type { Child } from './child-process';
import { careForServices } from './running-services';

/** A process for the tests, with a way to end it from inside. */
function pretendChild(name: string, log: string[] = []) {
  let end: (sentence: string) => void = () => undefined;
  const child: Child = {
    name,
    pid: 1,
    ended: new Promise((resolve) => {
      end = resolve;
    }),
    lastLines: () => ['out of memory'],
    waitForLine: () => Promise.reject(new Error('not used')),
    signal: () => undefined,
    stop: async () => {
      log.push(name);
      end(`${name} was ended by SIGTERM.`);
    },
  };
  return { child, end };
}

it('tells which process ended by itself and what it said', async () => {
  const services = careForServices();
  const { child, end } = pretendChild('The worker');
  services.add(child);

  end('The worker ended with exit code 1.');

  await expect(services.failed).resolves.toBe(
    'The worker ended with exit code 1. It said last:\n  out of memory',
  );
});

it('ends everything, the latest first, and takes none of that for a failure', async () => {
  const log: string[] = [];
  const services = careForServices();
  const failed = jest.fn();
  void services.failed.then(failed);
  for (const name of ['MongoDB', 'The worker', 'The API']) services.add(pretendChild(name, log).child);

  await services.stop();

  expect(log).toEqual(['The API', 'The worker', 'MongoDB']);
  expect(failed).not.toHaveBeenCalled();
});

it('starts again what may die, until it dies too often', async () => {
  const said: string[] = [];
  const services = careForServices((sentence) => said.push(sentence));
  const lives = Array.from({ length: 6 }, () => pretendChild('The worker'));
  let life = 0;
  services.add(lives[0]!.child, async () => lives[(life += 1)]!.child);

  for (const [restarts, { end }] of lives.slice(0, 5).entries()) {
    end('The worker was ended by SIGKILL.');
    while (said.length === restarts) await pause(20);
  }
  lives[5]!.end('The worker was ended by SIGKILL.');

  await expect(services.failed).resolves.toContain('The worker was ended by SIGKILL.');
  expect(said).toHaveLength(5);
});

it('forgets the earlier deaths of what has run well for a minute since', async () => {
  let now = 0;
  const said: string[] = [];
  const services = careForServices(
    (sentence) => said.push(sentence),
    () => now,
  );
  const failed = jest.fn();
  void services.failed.then(failed);
  const lives = Array.from({ length: 8 }, () => pretendChild('The worker'));
  let life = 0;
  services.add(lives[0]!.child, async () => lives[(life += 1)]!.child);

  for (const [restarts, { end }] of lives.slice(0, 7).entries()) {
    now += 60_000;
    end('The worker was ended by SIGKILL.');
    while (said.length === restarts) await pause(20);
  }

  expect(said).toHaveLength(7);
  expect(failed).not.toHaveBeenCalled();
});
