import { nextNumber } from '@camp/contracts/test/sequence';
import { openTestDatabase } from '../../test/open-database';
import type { ClientSession } from 'mongoose';
import { inTransaction } from '../transaction';
import { takeMailAllowance } from './take-mail-allowance';

const { connection, models, ready } = openTestDatabase();
beforeAll(() => ready);

const now = new Date('2030-01-01T12:00:00Z');
const allowance = { now, mailLimits: { byNewBrowsers: 3, byEachBrowser: 2, inAll: 6 } };
const newKey = () => `somebody.${nextNumber()}@example.com`;
const granted = (answers: readonly boolean[]) => answers.filter(Boolean).length;
const twelve = Array.from({ length: 12 });

it('never exceeds the allowance, even with concurrent requests', async () => {
  const emailKey = newKey();
  const take = () =>
    inTransaction(connection, (session) => takeMailAllowance(models, session, emailKey, allowance));
  await take();

  expect(granted(await Promise.all(twelve.map(take)))).toBe(2);
});

it('gives each known browser its own allowance, and all together no more than the hourly limit', async () => {
  const emailKey = newKey();
  const take = (browser?: string, at = now) =>
    inTransaction(connection, (session) =>
      takeMailAllowance(models, session, emailKey, { ...allowance, now: at }, browser),
    );

  const strangers = [await take(), await take(), await take(), await take()];
  const known = [await take('one'), await take('one'), await take('one'), await take('two')];
  const full = [await take('two'), await take('three')];
  const anHourLater = await take('one', new Date(now.getTime() + 3_600_000));

  expect(strangers).toEqual([true, true, true, false]);
  expect(known).toEqual([true, true, false, true]);
  expect([...full, anHourLater]).toEqual([false, false, true]);
});

it('exceeds the allowance without conflicts between the transactions (control)', async () => {
  const emailKey = newKey();
  const session = null as unknown as ClientSession;
  await takeMailAllowance(models, session, emailKey, allowance);
  const everyoneHasRead = meetingOf(twelve.length);
  const write = models.MailAllowance.updateOne.bind(models.MailAllowance);
  jest
    .spyOn(models.MailAllowance, 'updateOne')
    .mockImplementation((...values) => everyoneHasRead().then(() => write(...values)) as never);

  const answers = await Promise.all(
    twelve.map(() => takeMailAllowance(models, session, emailKey, allowance)),
  );

  expect(granted(answers)).toBe(12);
});

/** A barrier for a number of callers. */
function meetingOf(people: number): () => Promise<void> {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  let come = 0;
  return () => {
    come += 1;
    if (come === people) open();
    return opened;
  };
}
