import { openTestDatabase } from '../../test/open-database';
import { Types } from 'mongoose';
import type { StoredImage } from './image-model';
import { wipeFailedOriginals } from './wipe-failed-originals';

const { models, ready } = openTestDatabase();
beforeAll(() => ready);

const store = (state: StoredImage['state']) =>
  models.Image.create({
    subject: 'staff-about',
    recordId: new Types.ObjectId(),
    bytes: Buffer.from('a face'),
    contentType: 'image/jpeg',
    state,
  });
const bytesOf = async ({ _id }: Pick<StoredImage, '_id'>) =>
  String((await models.Image.findById(_id).orFail()).bytes);

it('wipes failed originals once, and no other pictures', async () => {
  const [failed, original, shown] = [await store('failed'), await store('original'), await store('ready')];

  expect([await wipeFailedOriginals(models), await wipeFailedOriginals(models)]).toEqual([1, 0]);

  expect([await bytesOf(failed), await bytesOf(original), await bytesOf(shown)]).toEqual([
    '',
    'a face',
    'a face',
  ]);
});
