import { recordEvent } from '@camp/database/outbox/record-event';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import {
  cancelWaitingEvent,
  changeWaitingEvent,
  oldestDue,
  releaseWaitingEvent,
} from '@camp/database/outbox/waiting-events';
import { inTransaction } from '@camp/database/transaction';
import { createUser } from '@camp/database/test/factories/user';
import { Types, type ClientSession } from 'mongoose';
import { prepareWorker } from '../../test/fixture';
import { outboxSweep } from './sweep';

// The sweep's interval is as in production, so only a timer can dispatch an event on time.
const { bench } = prepareWorker({ outboxSweep: 5_000 });
const models = () => bench().deps.database.models;
const transaction = <Result>(work: (session: ClientSession) => Promise<Result>) =>
  inTransaction(bench().deps.database.connection, work);
const inMilliseconds = (milliseconds: number) => new Date(Date.now() + milliseconds);
const name = 'user.password-changed' as const;

const record = (userId: string, notBefore: Date) =>
  transaction((session) => recordEvent(models(), session, name, { userId }, { notBefore, about: userId }));
const cancel = (about: string) =>
  transaction(async (session) => (await cancelWaitingEvent(models(), session, { name, about })) !== null);
const change = (about: string, to: Parameters<typeof changeWaitingEvent<typeof name>>[3]) =>
  transaction((session) => changeWaitingEvent(models(), session, { name, about }, to));
const exists = ({ _id }: StoredOutboxRow) => models().Outbox.exists({ _id });
const aPersonsId = () => new Types.ObjectId().toString();
const dueMail = async () => {
  const user = await createUser(models());
  return { id: user._id.toString(), mailed: () => sentTo(user.email) };
};
const sentTo = (address: string) =>
  bench()
    .inbox.messages()
    .filter(({ recipients }) => recipients.includes(address)).length;

it('is dispatched when it is due (I7), not before and not with the next sweep, and never if canceled', async () => {
  const [due, canceled] = [await dueMail(), await dueMail()];
  const notBefore = inMilliseconds(1_500);
  const row = await record(due.id, notBefore);
  await record(canceled.id, notBefore);
  bench().producer.dispatchSoon(row);
  bench().work();

  const answer = await cancel(canceled.id);
  await bench().until('the email was sent', () => due.mailed() === 1);
  const late = Date.now() - notBefore.getTime();
  await bench().finished(row._id.toString());
  const delivery = await models().Delivery.findOne({ eventId: row._id }).lean();

  expect(answer).toBe(true);
  expect(delivery?.createdAt.getTime()).toBeGreaterThanOrEqual(notBefore.getTime());
  expect(late).toBeLessThan(2_500);
  expect([due.mailed(), canceled.mailed(), await models().Outbox.countDocuments()]).toEqual([1, 0, 0]);
});

it('is dispatched by the sweep if it is overdue, once with two workers', async () => {
  const overdue = await dueMail();
  const row = await record(overdue.id, inMilliseconds(-10_000));
  bench().work();
  bench().work();

  await bench().finished(row._id.toString());

  expect(overdue.mailed()).toBe(1);
});

it('can be changed while it waits: its time and payload', async () => {
  const [person, other] = [aPersonsId(), aPersonsId()];
  const row = await record(person, inMilliseconds(60_000));
  const notBefore = inMilliseconds(120_000);

  expect(await change(person, { notBefore, payload: { userId: other } })).toBe(true);
  expect(await models().Outbox.findById(row._id).lean()).toMatchObject({
    notBefore,
    payload: { userId: other },
  });
  // The event as the worker read it before the change.
  expect(await releaseWaitingEvent(models(), row, new Date())).toBeNull();
  expect(await releaseWaitingEvent(models(), { _id: row._id, notBefore }, new Date())).not.toBeNull();
  expect([await change(person, {}), await cancel(person)]).toEqual([false, false]);
  await models().Outbox.deleteOne({ _id: row._id });
});

describe('canceled at the moment at which it is released', () => {
  const rounds = 40;
  /** @returns how many events were canceled, released, and both */
  async function race(cancelIt: (about: string, row: StoredOutboxRow) => Promise<boolean>) {
    const outcomes = { canceled: 0, released: 0, both: 0, neither: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const about = aPersonsId();
      const row = await record(about, new Date());
      const [canceled, released] = await Promise.all([
        cancelIt(about, row),
        releaseWaitingEvent(models(), row, new Date()),
      ]);
      if (canceled && released) outcomes.both += 1;
      else if (canceled) outcomes.canceled += 1;
      else if (released) outcomes.released += 1;
      else outcomes.neither += 1;
      await models().Outbox.deleteOne({ _id: row._id });
    }
    return outcomes;
  }

  it('is either canceled or released', async () => {
    const outcomes = await race((about) => cancel(about));

    expect(outcomes).toMatchObject({ both: 0, neither: 0 });
    expect(outcomes.canceled + outcomes.released).toBe(rounds);
  });

  it('could be both after a check that writes nothing (control)', async () => {
    const outcomes = await race(async (_about, row) => {
      const waits = await models().Outbox.findOne({ _id: row._id }).lean();
      return waits !== null && !waits.dispatchedAt;
    });

    expect(outcomes.both).toBeGreaterThan(0);
  });
});

it('counts its age from the time when it is due, for giving up and for the oldest due event', async () => {
  const now = new Date();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const { expireAfter } = bench().deps.settings.intervals;
  let time = ago(2 * expireAfter);
  const outbox = outboxSweep({ ...bench().deps, clock: { now: () => time } });
  const create = (fields: Partial<StoredOutboxRow>) =>
    models().Outbox.collection.insertOne({
      ...{
        _id: new Types.ObjectId(),
        name,
        payload: { userId: aPersonsId() },
        createdAt: ago(2 * expireAfter),
      },
      ...fields,
    });
  const waits = await record(aPersonsId(), inMilliseconds(60_000));
  const nothingDue = await oldestDue(models(), now);
  await create({ notBefore: ago(3_000), about: aPersonsId() });
  await create({ createdAt: ago(1_000) });
  const oldest = await oldestDue(models(), now);
  await create({ createdAt: ago(4_000), dispatchedAt: now });
  const older = await oldestDue(models(), now);

  time = now;
  await outbox.sweep();

  expect([nothingDue, oldest, older]).toEqual([undefined, ago(3_000), ago(4_000)]);
  expect(await models().Delivery.countDocuments({ state: 'dead' })).toBe(0);
  expect(await exists(waits)).not.toBeNull();
  await models().Outbox.deleteMany({});
});
