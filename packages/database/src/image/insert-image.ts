import type { ClientSession } from 'mongoose';
import { largeWrite } from '../large-write';
import type { Models } from '../models';
import type { StoredImage } from './image-model';
import { sealPicture } from './seal-picture';

/** A picture as it was uploaded. */
export type NewImage = Pick<StoredImage, '_id' | 'subject' | 'recordId' | 'bytes' | 'contentType'>;

/** Stores a picture in its record's transaction. `create` wouldn't pass the timeout on to the driver. */
export async function insertImage(models: Models, session: ClientSession, image: NewImage): Promise<void> {
  const { _id, ...others } = image;
  const fields = { ...others, ...sealPicture(models, image) };
  await models.Image.updateOne({ _id }, { $setOnInsert: fields }, { ...largeWrite(session), upsert: true });
}
