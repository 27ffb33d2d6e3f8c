import { openTestDatabase } from '@camp/database/test/open-database';
import { systemClock } from '@camp/runtime/clock';
import { Types } from 'mongoose';
import { checkRestored } from './check-restored';

const database = openTestDatabase();
beforeAll(() => database.ready);

it('finds a logo that texts name and that is missing, and lets an uploaded one wait until it is saved', async () => {
  const { Content, Image } = database.models;
  const wrong = async () =>
    (await checkRestored(database, systemClock)).filter(({ violations }) => violations > 0);
  const store = (_id: Types.ObjectId) =>
    Image.create({
      ...{ _id, subject: 'logo', recordId: _id, bytes: Buffer.from('logo'), contentType: 'image/png' },
      state: 'ready',
    });
  const [named, unsaved] = [new Types.ObjectId(), new Types.ObjectId()];
  await Promise.all([named, unsaved].map(store));
  const source = [{ path: 'logo', value: String(named) }];
  const saved = { version: 1, source, userId: new Types.ObjectId(), at: new Date() };
  await Content.create({ subject: 'appearance', version: 1, values: source, versions: [saved] });

  expect(await wrong()).toEqual([]);
  await Image.deleteOne({ _id: named });
  expect(await wrong()).toEqual([
    { statement: 'Each record has the picture that it names (I6).', violations: 1 },
  ]);
});

describe('repeats, which a backup without unique indexes could contain', () => {
  const copies = openTestDatabase();
  beforeAll(() => copies.ready);

  it('finds a form, a checkout and a delivery that are stored twice, and an event that is due', async () => {
    const { Camper, Payment, Delivery, Outbox } = copies.models;
    for (const { collection } of [Camper, Payment, Delivery]) await collection.dropIndexes();
    const twice = (one: object) => [1, 2].map(() => ({ ...one }) as never);
    await Camper.collection.insertMany(
      twice({ userId: new Types.ObjectId(), submissionKey: 'key', waitlist: true, paid: false }),
    );
    await Payment.collection.insertMany(
      twice({ sessionId: 'cs_1', status: 'open', campers: [], lines: [], refunds: [], amount: 0 }),
    );
    await Delivery.collection.insertMany(twice({ eventId: new Types.ObjectId(), handler: 'mail' }));
    await Outbox.create(
      [new Date(0), new Date(Date.now() + 60_000)].map((notBefore) => ({
        ...{ _id: new Types.ObjectId(), name: 'user.password-changed' as const, payload: {}, notBefore },
      })),
    );

    const found = await checkRestored(copies, systemClock);

    expect(found.filter(({ violations }) => violations > 0)).toEqual([
      { statement: 'No form was stored twice (I2).', violations: 1 },
      { statement: 'Each checkout has one payment (I4).', violations: 1 },
      { statement: 'Each email has one record of its delivery (I5).', violations: 1 },
      { statement: 'No event is due (I7).', violations: 1 },
    ]);
  });
});
