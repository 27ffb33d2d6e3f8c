import { campRecord } from '@camp/contracts/camp/record';
import { askedNames } from '@camp/contracts/records/names';
import { campInput, createCamp } from '../../test/factories/camp';
import { openTestDatabase } from '../../test/open-database';

const database = openTestDatabase();
const { models } = database;
beforeAll(() => database.ready);

it('stores every field of a camp year, and no camp with a missing field', async () => {
  const names = askedNames(campRecord);
  const { _id } = await createCamp(models);

  expect(Object.keys((await models.Camp.findById(_id).lean()) ?? {})).toEqual(expect.arrayContaining(names));
  for (const name of names)
    await expect(models.Camp.create({ ...campInput(), [name]: undefined })).rejects.toThrow(name);
});
