import type { StoredImage } from '@camp/database/image/image-model';
import { openPicture } from '@camp/database/image/seal-picture';
import type { Models } from '@camp/database/models';
import { batchesOf, type ExportSource } from '@camp/database/full-export/write-records';
import type { ZipEntry } from '@camp/database/full-export/zip-of';

const images = 'images';

type Listed = Pick<StoredImage, '_id' | 'subject' | 'recordId' | 'contentType'>;

/**
 * All pictures as files: `pictures/camper-<id of the record>-<id of the picture>.webp`. Each is read when its turn
 * comes.
 *
 * @param models - with the keys of private pictures
 * @throws MongoDB's errors, and SealError from the content of a picture that doesn't open
 */
export async function pictureEntries(source: ExportSource, models: Models): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  const fields = ['_id', 'subject', 'recordId', 'contentType'];
  for await (const batch of batchesOf(source, { collection: images, fields }))
    entries.push(...(batch as Listed[]).map((listed) => entryOf(source, models, listed)));
  return entries;
}

const entryOf = (
  source: ExportSource,
  models: Models,
  { _id, subject, recordId, contentType }: Listed,
): ZipEntry => ({
  path: `pictures/${subject}-${recordId.toString()}-${_id.toString()}.${endingOf(contentType)}`,
  content: () => bytesOf(source, models, _id),
});

const endingOf = (contentType: string) => /^image\/(\w+)/.exec(contentType)?.[1] ?? 'picture';

/** The largest file of a picture with several sizes. A picture that couldn't be read is empty. */
async function* bytesOf(
  { database, session }: ExportSource,
  models: Models,
  _id: StoredImage['_id'],
): AsyncGenerator<Uint8Array> {
  const [found] = (await database
    .collection(images)
    .find({ _id }, { limit: -1, promoteBuffers: true, ...(session && { session }) })
    .toArray()) as unknown as StoredImage[];
  if (!found) throw new Error(`The picture ${_id.toString()} is gone.`);
  const largest = [openPicture(models, found), ...(found.renditions ?? []).map(({ bytes }) => bytes)].reduce(
    (one, other) => (other.length > one.length ? other : one),
  );
  if (largest.length > 0) yield largest;
}
