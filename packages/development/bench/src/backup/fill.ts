import type { Models } from '@camp/database/models';
import { connectDatabase } from '@camp/database/connection';
import { sealPicture } from '@camp/database/image/seal-picture';
import { demoAccounts } from '@camp/local-services/seed/demo-accounts';
import { tenYearsOf } from '@camp/local-services/seed/demo-size';
import { fillEmptyDatabase } from '@camp/local-services/seed/fill-database';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { fromBrowser, takePhoto } from '../measure/photo';
import { silentLogger, type Alone } from '../measure/with-product';

const admin = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'Campfire2026' };

/** Pictures that differ. More than fit into the memory of a compression. */
const kinds = 40;
const atOnce = 100;

/**
 * Stores ten years of campers, each with a proof of vaccination.
 *
 * @param campers - of all years together
 * @returns bytes of the pictures
 */
export async function fillWithPictures(
  uri: string,
  { models, keys }: Pick<Alone, 'models' | 'keys'>,
  campers: number,
): Promise<number> {
  const database = connectDatabase({ uri, logger: silentLogger, limits: { query: 120_000 }, keys });
  try {
    await database.ready;
    // Of a year's campers, a family has one or two.
    const years = tenYearsOf(campers);
    // Nobody waits. Otherwise the worker would give out seats while families register.
    const size = {
      ...years,
      seats: years.campers.map((count) => 5 * count),
      families: campers,
      pictures: false,
    };
    await fillEmptyDatabase(database, demoAccounts(admin), size, new Date());
  } finally {
    await database.close();
  }
  return addPictures(models);
}

/** To each camper, as the worker leaves them. */
async function addPictures(models: Models): Promise<number> {
  const photos = await Promise.all(Array.from({ length: kinds }, () => takePhoto(fromBrowser)));
  const pictures = await Promise.all(photos.map((photo) => sharp(photo).webp({ quality: 78 }).toBuffer()));
  const ids = (await models.Camper.find({}, { _id: 1 }).lean()).map(({ _id }) => _id);
  let bytes = 0;
  for (let at = 0; at < ids.length; at += atOnce) {
    const images = ids.slice(at, at + atOnce).map((recordId, index) => ({
      ...{ _id: new Types.ObjectId(), subject: 'camper' as const, recordId, contentType: 'image/webp' },
      ...{ bytes: pictures[(at + index) % kinds] as Buffer, state: 'ready' as const },
    }));
    await models.Image.insertMany(images.map((image) => ({ ...image, ...sealPicture(models, image) })));
    await Promise.all(
      images.map(({ _id, recordId }) => models.Camper.updateOne({ _id: recordId }, { imageId: _id })),
    );
    bytes += images.reduce((sum, image) => sum + image.bytes.length, 0);
  }
  return bytes;
}
