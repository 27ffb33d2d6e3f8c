import { createTestClock } from '@camp/testing/test-clock';
import { backUpDaily } from './daily';

/** Runs the timetable with a clock that only `wait` moves. @param results - of the backups. It ends after the last */
async function runDaily(start: string, results: readonly (Error | undefined)[]) {
  const clock = createTestClock(start);
  const [backups, looks, complaints]: [string[], string[], string[]] = [[], [], []];
  const over = new Error('The test is over.');
  const running = backUpDaily({
    hour: 8,
    clock,
    wait: (milliseconds) => {
      if (backups.length === results.length) return Promise.reject(over);
      clock.pass(milliseconds);
      return Promise.resolve();
    },
    backUp: () => {
      const result = results[backups.length];
      backups.push(clock.now().toISOString());
      return result ? Promise.reject(result) : Promise.resolve();
    },
    erasures: () => () => {
      looks.push(clock.now().toISOString());
      return looks.length === 1 ? Promise.reject(new Error('The disk is full.')) : Promise.resolve();
    },
    complain: (error) => complaints.push((error as Error).message),
  });
  await expect(running).rejects.toBe(over);
  return { backups, looks, complaints };
}

it('makes a backup each day at its hour, and tries again a day after a failed one', async () => {
  const failed = new Error('MongoDB was not reached.');

  const { backups, complaints } = await runDaily('2027-06-01T07:58:30Z', [failed, undefined, undefined]);

  expect(backups).toEqual(['2027-06-01', '2027-06-02', '2027-06-03'].map((day) => `${day}T08:00:00.000Z`));
  expect(complaints).toEqual(['The disk is full.', failed.message]);
});

it('waits for the next day if it starts at its hour or later', async () => {
  for (const start of ['2027-06-30T08:00:00Z', '2027-06-30T23:59:59Z'])
    expect((await runDaily(start, [undefined])).backups).toEqual(['2027-07-01T08:00:00.000Z']);
});

it('looks for erasures every minute, and right before a backup', async () => {
  const { looks } = await runDaily('2027-06-01T07:57:30Z', [undefined]);

  expect(looks).toEqual(['07:58:30', '07:59:30', '08:00:00'].map((time) => `2027-06-01T${time}.000Z`));
});
