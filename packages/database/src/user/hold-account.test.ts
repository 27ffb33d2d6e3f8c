import { Types } from 'mongoose';
import { createCamper } from '../../test/factories/camper';
import { createUser } from '../../test/factories/user';
import { openTestDatabase } from '../../test/open-database';
import { removeCamper } from '../camper/remove-camper';
import { inTransaction } from '../transaction';
import { holdAccount } from './hold-account';

const { connection, models, ready } = openTestDatabase();
beforeAll(() => ready);

/** Adds a note to a registration that is deleted after it was found. @returns the number of notes that are left */
async function addDuringDeletion(holds: boolean): Promise<number> {
  const { _id: userId } = await createUser(models);
  const { _id: recordId } = await createCamper(models, { userId });
  let isDeleted = false;
  await inTransaction(connection, async (session) => {
    if (!(await models.Camper.exists({ _id: recordId }).session(session))) return;
    if (!isDeleted)
      await inTransaction(connection, (other) => removeCamper(models, other, { _id: recordId }, userId));
    isDeleted = true;
    if (holds) await holdAccount(models, userId, session);
    const written = { recordId, userId: new Types.ObjectId(), text: 'Late', submissionKey: String(recordId) };
    await models.Note.create([written], { session });
  });
  return models.Note.countDocuments({ recordId });
}

it('lets no record survive a deletion that runs at the same time', async () => {
  expect(await addDuringDeletion(true)).toBe(0);
  // As a control, a transaction that doesn't hold the account leaves its note.
  expect(await addDuringDeletion(false)).toBe(1);
});

it('knows an account that is gone', async () => {
  const { _id } = await createUser(models);
  const isThere = () => inTransaction(connection, (session) => holdAccount(models, _id, session));

  expect(await isThere()).toBe(true);
  await models.User.deleteOne({ _id });
  expect(await isThere()).toBe(false);
});
