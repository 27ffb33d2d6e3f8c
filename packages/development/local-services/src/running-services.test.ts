import type { Child } from './child-process';
import { Refusal } from './refusal';
import { careForServices } from './running-services';

/** A fake process that a test can end. */
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
      end(`${name} was killed by SIGTERM.`);
    },
  };
  return { child, end };
}

it('reports which process ended unexpectedly, with its last lines', async () => {
  const services = careForServices();
  const { child, end } = pretendChild('The worker');
  services.add(child);

  end('The worker exited with code 1.');

  await expect(services.failed).resolves.toBe('The worker exited with code 1. Last output:\n  out of memory');
});

it('stops everything, latest first, and treats none of that as a failure', async () => {
  const log: string[] = [];
  const services = careForServices();
  const failed = jest.fn();
  void services.failed.then(failed);
  for (const name of ['MongoDB', 'The worker', 'The API']) services.add(pretendChild(name, log).child);

  await services.stop();

  expect(log).toEqual(['The API', 'The worker', 'MongoDB']);
  expect(failed).not.toHaveBeenCalled();
});

/** A supervisor with a fake clock, and a log of its actions. */
function underCare() {
  const said: string[] = [];
  const waits: number[] = [];
  const clock = { now: 0 };
  const services = careForServices({
    say: (sentence) => said.push(sentence),
    now: () => clock.now,
    wait: async (milliseconds) => waits.push(milliseconds),
  });
  const failed = jest.fn();
  void services.failed.then(failed);
  return { services, said, waits, clock, failed };
}

/** Lets all pending callbacks run. */
const everyTurn = () => new Promise((resolve) => setImmediate(resolve));

it('restarts a service that may die, after increasing delays, and reports long delays', async () => {
  const { services, said, waits, failed } = underCare();
  const lives = Array.from({ length: 10 }, () => pretendChild('The worker'));
  let life = 0;
  services.add(lives[0]!.child, async () => lives[(life += 1)]!.child);

  for (const { end } of lives.slice(0, 9)) {
    end('The worker was killed by SIGKILL.');
    await everyTurn();
  }

  const reason = 'The worker was killed by SIGKILL. Last output:\n  out of memory\n';
  expect(failed).not.toHaveBeenCalled();
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  expect(said).toEqual([
    ...Array<string>(5).fill(`${reason}The worker has been started again.`),
    ...[
      [6, 16],
      [7, 32],
      [8, 60],
      [9, 60],
    ].flatMap(([times, seconds]) => [
      `${reason}The worker has died ${times} times in a row. It starts again in ${seconds} seconds.`,
      'The worker has been started again.',
    ]),
  ]);
});

it('retries a failed restart, and finally reports the reason', async () => {
  const { services, said, waits, failed } = underCare();
  const { child, end } = pretendChild('Redis');
  let tries = 0;
  const again = async () => {
    tries += 1;
    if (tries === 2) return pretendChild('Redis').child;
    throw new Refusal('Its port is in use.');
  };
  services.add(child, again);
  end('Redis was killed by SIGKILL.');
  await everyTurn();
  expect(said).toEqual(['Its port is in use.\nRedis has been started again.']);
  expect(waits).toEqual([500, 1000]);
  expect(failed).not.toHaveBeenCalled();

  const other = pretendChild('The test inbox');
  services.add(other.child, () => Promise.reject(new Refusal('Its port is in use.')));
  other.end('The test inbox was killed by SIGKILL.');

  await expect(services.failed).resolves.toBe(
    'Its port is in use.\nThe test inbox could not be started 5 times in a row.',
  );
});

it('resets the delay after a minute of running well', async () => {
  const { services, said, waits, clock, failed } = underCare();
  const lives = Array.from({ length: 8 }, () => pretendChild('The worker'));
  let life = 0;
  services.add(lives[0]!.child, async () => lives[(life += 1)]!.child);

  for (const { end } of lives.slice(0, 7)) {
    clock.now += 60_000;
    end('The worker was killed by SIGKILL.');
    await everyTurn();
  }

  expect(said).toHaveLength(7);
  expect(waits).toEqual(Array(7).fill(500));
  expect(failed).not.toHaveBeenCalled();
});

it('restarts nothing while everything is stopping, and stops a service that was just starting', async () => {
  const { services, said, failed } = underCare();
  const log: string[] = [];
  const again = jest.fn();
  const dying = pretendChild('MongoDB');
  services.add(dying.child, again);
  const last = pretendChild('The API', log);
  services.add({ ...last.child, stop: async () => dying.end('MongoDB was killed by SIGKILL.') }, again);
  const late = pretendChild('Redis', log);
  let arrive: (child: Child) => void = () => undefined;
  const restarted = pretendChild('Redis');
  services.add(restarted.child, () => new Promise<Child>((resolve) => (arrive = resolve)));
  restarted.end('Redis was killed by SIGKILL.');
  await everyTurn();

  await services.stop();
  arrive(late.child);
  await everyTurn();

  expect(again).not.toHaveBeenCalled();
  expect(log).toEqual(['Redis']);
  expect(said).toEqual([]);
  expect(failed).not.toHaveBeenCalled();
});
