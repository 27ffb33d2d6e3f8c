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
