import type { StoredImage } from '@camp/database/image/image-model';
import { batchesOf, type ExportSource } from '@camp/database/full-export/write-records';
import type { ZipEntry } from '@camp/database/full-export/zip-of';
import type { mongo } from 'mongoose';

const images = 'images';

type Listed = Pick<StoredImage, '_id' | 'subject' | 'recordId' | 'contentType'>;

/**
 * All pictures as files: `pictures/camper-<id of the record>-<id of the picture>.webp`. Each is read when its turn
 * comes.
 *
 * @throws MongoDB's errors
 */
export async function pictureEntries(source: ExportSource): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  const fields = ['_id', 'subject', 'recordId', 'contentType'];
  for await (const batch of batchesOf(source, { collection: images, fields }))
    entries.push(...(batch as Listed[]).map((listed) => entryOf(source, listed)));
  return entries;
}

const entryOf = (source: ExportSource, { _id, subject, recordId, contentType }: Listed): ZipEntry => ({
  path: `pictures/${subject}-${recordId.toString()}-${_id.toString()}.${endingOf(contentType)}`,
  content: () => bytesOf(source, _id),
});

const endingOf = (contentType: string) => /^image\/(\w+)/.exec(contentType)?.[1] ?? 'picture';

/** The largest file of a picture with several sizes. A picture that couldn't be read is empty. */
async function* bytesOf(
  { database, session }: ExportSource,
  _id: StoredImage['_id'],
): AsyncGenerator<Uint8Array> {
  const [found] = await database
    .collection<{ _id: StoredImage['_id']; bytes: mongo.Binary; renditions?: { bytes: mongo.Binary }[] }>(
      images,
    )
    .find({ _id }, { limit: -1, ...(session && { session }) })
    .toArray();
  if (!found) throw new Error(`The picture ${_id.toString()} is gone.`);
  const largest = [found, ...(found.renditions ?? [])]
    .map(({ bytes }) => bytes.buffer)
    .reduce((one, other) => (other.length > one.length ? other : one));
  if (largest.length > 0) yield largest;
}
