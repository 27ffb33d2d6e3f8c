import { createCamp } from '../../test/factories/camp';
import { createCamper } from '../../test/factories/camper';
import { openTestDatabase } from '../../test/open-database';
import { Types } from 'mongoose';
import { deleteOldImages } from './delete-old-images';

const { connection, models, ready } = openTestDatabase();
beforeAll(() => ready);

const now = new Date('2030-12-01');
const longOver = { endDate: new Date('2030-07-20'), campSunday: new Date('2030-07-21') };

async function camperWithImage() {
  const camp = await createCamp(models, longOver);
  const imageId = new Types.ObjectId();
  const camper = await createCamper(models, { campId: camp._id, imageId });
  await models.Image.create({ ...imageOf(camper._id), _id: imageId, state: 'ready' });
  return { camper, imageId };
}

const imageOf = (recordId: Types.ObjectId) => ({
  subject: 'camper' as const,
  recordId,
  bytes: Buffer.from('picture'),
  contentType: 'image/jpeg',
});

it('deletes a picture that no record names any more', async () => {
  const camp = await createCamp(models, longOver);
  const camper = await createCamper(models, { campId: camp._id });
  const { _id } = await models.Image.create({ ...imageOf(camper._id), state: 'failed' });

  await deleteOldImages(connection, models, now);

  expect(await models.Image.exists({ _id })).toBeNull();
});

it('removes the name from a record only together with the picture', async () => {
  const { camper, imageId } = await camperWithImage();
  const ends = jest.spyOn(models.Image, 'deleteMany').mockImplementationOnce(() => {
    throw new Error('the process ends here');
  });

  await expect(deleteOldImages(connection, models, now)).rejects.toThrow('the process ends here');
  ends.mockRestore();
  const interrupted = await models.Camper.findById(camper._id).orFail();
  await deleteOldImages(connection, models, now);

  expect(interrupted.imageId).toEqual(imageId);
  const left = await models.Camper.findById(camper._id).orFail();
  expect([interrupted.flags.proof, left.imageId, left.flags.proof]).toEqual([true, null, false]);
  expect(await models.Image.exists({ _id: imageId })).toBeNull();
});

it.each([
  ['keeps', '2030-10-22T05:59:59.999Z', true],
  ['deletes', '2030-10-22T06:00:00.000Z', false],
])(
  '%s a picture at %s: 90 days from the end of camp Sunday in the camp’s time zone',
  async (_what, at, isStored) => {
    const { _id: campId } = await createCamp(models, {
      endDate: new Date('2030-07-20'),
      campSunday: new Date('2030-07-23'),
    });
    const camper = await createCamper(models, { campId });
    const { _id } = await models.Image.create({ ...imageOf(camper._id), state: 'ready' });

    await deleteOldImages(connection, models, new Date(at));

    expect((await models.Image.exists({ _id })) !== null).toBe(isStored);
  },
);
