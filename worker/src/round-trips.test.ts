import { demoAccounts } from '@camp/local-services/seed/demo-accounts';
import { tenYearsOf } from '@camp/local-services/seed/demo-size';
import { fillEmptyDatabase } from '@camp/local-services/seed/fill-database';
import { refreshContent } from '@camp/database/content/cached-content';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createUser } from '@camp/database/test/factories/user';
import { recordQueries } from '@camp/database/test/examined';
import { recordCommands } from '@camp/database/test/record-commands';
import { trusted } from 'mongoose';
import { prepareWorker } from '../test/fixture';
import { createHandlers } from './handlers';
import { tasksOf } from './schedule/tasks';

const { bench } = prepareWorker();

it('an email about a registration sends the database at most the listed commands', async () => {
  const { deps, record } = bench();
  const { connection, models } = deps.database;
  const [camp, user] = [await createCamp(models), await createUser(models)];
  const { _id } = await createCamper(models, { userId: user._id, campId: camp._id });
  const payload = { camperId: _id.toString() };
  const row = await record('camper.registered', payload);
  const work = { eventId: row._id.toString(), name: 'mail.camper-registered' as const, payload };
  const noMemory = { happened: false, remember: () => Promise.resolve() };
  // The camp is read once in five seconds, for all emails.
  await refreshContent(models);
  const commands = await recordCommands(connection);

  const asked = await commands.during(() => createHandlers(deps)['mail.camper-registered'](work, noMemory));

  expect(asked).toEqual([
    'find outbox',
    'insert deliveries',
    'find campers',
    'find camps + find users',
    // The delivery record is set to done, and the event is deleted.
    'bulkWrite',
  ]);
  await bench().inbox.waitFor(({ recipients }) => recipients.includes(user.email));
});

describe('an idle worker with ten years of data', () => {
  const minute = 60_000;
  /** The worker's default intervals in milliseconds. */
  const presets = {
    ...{ outboxSweep: 5_000, redispatchAfter: 20_000, expireAfter: 72 * 60 * minute, seatSweep: 10_000 },
    ...{ paymentLinks: minute, reconcile: minute, comparison: 60 * minute, imageDeletion: 6 * 60 * minute },
    retention: 60 * minute,
    systemCheck: 10 * minute,
    bounces: 10 * minute,
  };

  it('the worker sends less than one command a second, and reads only the open camp', async () => {
    const { deps } = bench();
    const { connection, models } = deps.database;
    for (const model of Object.values(models)) await (model as typeof models.Camp).deleteMany({});
    const accounts = demoAccounts({ ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: 'Lakeside42' });
    await fillEmptyDatabase(deps.database, accounts, tenYearsOf(1_000), new Date());
    await models.Outbox.deleteMany({});
    const tasks = tasksOf({ ...deps, settings: { ...deps.settings, intervals: presets } });
    // Finishes the work that the demo data leave undone.
    for (const { work } of tasks) await work();
    const open = { dispatchedAt: trusted({ $exists: false }) };
    await bench().until('all of it is handed over', async () => !(await models.Outbox.exists(open)));
    await models.Outbox.deleteMany({});
    // Its check is due again.
    await models.SystemWatch.updateOne({}, { checkedAt: new Date(0) });
    const commands = await recordCommands(connection);
    const queries = recordQueries(connection);

    const asked = new Map<string, string[]>();
    const ask = async ({ name, work }: (typeof tasks)[number]) =>
      asked.set(name, await commands.during(work));
    for (const task of tasks.filter(({ interval }) => interval <= minute)) await ask(task);
    const read = (await queries.explain()).filter(({ examined }) => examined > 0);
    for (const task of tasks.filter(({ interval }) => interval > minute)) await ask(task);

    const perMinute = tasks.reduce((sum, { name, interval }) => {
      const each = (asked.get(name) ?? []).flatMap((line) => line.split(' + '));
      return sum + (each.length * minute) / interval;
    }, 0);
    expect(Object.fromEntries(asked)).toEqual({
      heartbeat: ['update heartbeats'],
      outbox: ['find outbox'],
      // Campers of an unchanged allocation are read every 40 s (sweep-seats.test.ts).
      seats: ['find camps'],
      'payment links': ['find camps'],
      'application reminders': ['find camps', 'find counselors'],
      reconciliation: [
        'find payments',
        'find donations',
        'find payments',
        'update payments',
        'update donations',
      ],
      'comparison with Stripe': [
        // One snapshot.
        'find campers',
        'find payments',
        'commitTransaction',
        'find payments',
        // Gifts whose amount or payment differs from their record, and disputed gifts.
        'find donations',
        'find donations',
        'find donations + find payments',
        'update stripe-comparisons',
      ],
      'old images': [
        'update images',
        'find camps',
        'distinct images',
        'distinct campers',
        'distinct images',
        'distinct images',
      ],
      // Ran within the last day.
      retention: ['update retentions'],
      // No mailbox is set.
      'delivery reports': [],
      // Its checks run at the same time, so their order differs.
      'check of the system': expect.arrayContaining(['findAndModify system-watches', 'commitTransaction']),
    });
    expect(perMinute).toBeLessThan(60);
    // A sweep reads the list of camps, the open camp's allocation and its own heartbeat, but no person's record and no
    // payment.
    expect(read.filter(({ what }) => !/^(find camps|update heartbeats): /.test(what))).toEqual([]);
    const explained = await queries.explain();
    // There are at most a dozen camps.
    expect(explained.filter(({ examined, met }) => examined > Math.max(12, 1.2 * met))).toEqual([]);
    const seatReads = explained.filter(({ what }) => /^find camps: .*arrivals/.test(what));
    expect(seatReads.map(({ met }) => met)).toEqual([1]);
  });
});
