import { createCamper } from '../test/factories/camper';
import { openTestDatabase } from '../test/open-database';
import { createTestClock } from '@camp/testing/test-clock';
import { Types } from 'mongoose';
import { insertChecked } from './insert-checked';

const clock = createTestClock('2026-07-01T12:00:00Z');
const { models, ready } = openTestDatabase({ clock });
beforeAll(() => ready);

it('stores what mongoose would store of a complete record, stamped by the clock of the models', async () => {
  const made = await createCamper(models, { submissionKey: 'one' });
  const { createdAt: _made, updatedAt: _changed, ...record } = made;
  const copy = {
    ...record,
    _id: new Types.ObjectId(),
    personKey: 'another',
    submissionKey: 'other',
    submissionBody: undefined,
  };

  const stored = await insertChecked(models.Camper, copy);

  const found = await models.Camper.collection.findOne({ _id: stored._id });
  const madeByMongoose = await models.Camper.collection.findOne({ _id: made._id });
  const { _id, personKey, submissionKey } = copy;
  expect(found).toEqual({ ...madeByMongoose, _id, personKey, submissionKey });
  expect(found).toMatchObject({ createdAt: clock.now(), updatedAt: clock.now() });
  expect(Object.keys(found ?? {})).not.toContain('submissionBody');
});

it('inserts within its transaction', async () => {
  const session = await models.Camper.db.startSession();
  const { createdAt: _made, updatedAt: _changed, ...record } = await createCamper(models);
  const _id = new Types.ObjectId();
  session.startTransaction();

  await insertChecked(models.Camper, { ...record, _id, personKey: 'another' }, session);
  await session.abortTransaction();
  await session.endSession();

  expect(await models.Camper.exists({ _id })).toBeNull();
});
