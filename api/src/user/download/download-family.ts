import { Readable } from 'node:stream';
import { imageSubjectsWhere, imageOwners } from '@camp/database/image/image-rules';
import type { ImageSubject } from '@camp/contracts/image/image-subjects';
import { openPicture } from '@camp/database/image/seal-picture';
import type { Models } from '@camp/database/models';
import { ownedBy } from '@camp/database/user/owned-by';
import type { Types } from 'mongoose';
import { ZipFile } from 'yazl';
import { permissionsOf } from '@camp/contracts/access/can';
import type { Person } from '../../auth/person';
import type { Dependencies } from '../../dependencies';
import { refuseAbove, tooMany } from '../../limits/rate-limiter';
import { Streamed } from '../../operations/streamed';
import { heldFiles } from './held-records';
import { readablePage } from './readable-page';

/** Archives that one process makes at once. More would slow down everybody else's requests. */
const mostAtOnce = 2;

/** Seconds after which a refused person may try again. */
const tryAgainAfter = 30;

/** A downloaded archive that nobody reads is given up after this many milliseconds. */
const longestDownload = 10 * 60_000;

let beingMade = 0;

/**
 * Streams an archive of everything held about the person's own family: JSON files, pictures, and a page to read. Notes
 * of administrators and other people's names aren't in it.
 *
 * @throws ProblemError 429 above the account's limit, or while other archives are made
 */
export async function downloadFamily(deps: Dependencies, caller: Person): Promise<Streamed> {
  if (beingMade >= mostAtOnce) throw tooMany(tryAgainAfter);
  const giveBack = takePlace();
  try {
    // Counted only once there is a place.
    await refuseAbove(deps.limiter, 'download', caller.userId);
  } catch (error) {
    giveBack();
    throw error;
  }
  return new Streamed(archiveOf(deps, asFamily(caller), giveBack), {
    'Content-Type': 'application/zip',
    'Content-Disposition': 'attachment; filename="your-data.zip"',
  });
}

/** @returns a function that gives the place back, once */
function takePlace(): () => void {
  beingMade += 1;
  let isTaken = true;
  return () => {
    if (isTaken) beingMade -= 1;
    isTaken = false;
  };
}

/** A parent who also works for the camp gets the family's view, without what their other roles show. */
const asFamily = (person: Person): Person => ({ ...person, permissions: permissionsOf([]) });

async function* archiveOf(
  deps: Dependencies,
  person: Person,
  giveBack: () => void,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // A picture that can't be read breaks off this download. Without a listener, its error would end the process.
  zip.on('error', (error: Error) => output.destroy(error));
  // A reader who stops reading would otherwise hold one of the few places.
  const overdue = setTimeout(() => {
    giveBack();
    output.destroy(new Error('A download took too long.'));
  }, longestDownload);
  try {
    await fill(zip, deps, person);
    zip.end();
    for await (const bytes of output) yield bytes as Uint8Array;
  } finally {
    clearTimeout(overdue);
    giveBack();
  }
}

/** Adds all files. Pictures are read one after the other while the archive is sent, since they are the largest part. */
async function fill(zip: ZipFile, deps: Dependencies, person: Person): Promise<void> {
  const mtime = deps.clock.now();
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { mtime });
  const parts = [];
  for (const { read, ...about } of heldFiles) parts.push({ ...about, records: await read(deps, person) });
  const pictures = await picturesOf(deps.models, person);

  add('index.html', readablePage(parts, [...pictures.keys()], mtime));
  for (const { file, records } of parts) add(`${file}.json`, JSON.stringify(records, undefined, 2));
  for (const [name, imageId] of pictures)
    zip.addReadStreamLazy(name, { mtime, compress: false }, (give) => {
      readPicture(deps.models, imageId).then(
        (bytes) => give(null, Readable.from([bytes])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
}

/** The family's pictures, by their name in the archive. */
async function picturesOf(models: Models, person: Person): Promise<Map<string, Types.ObjectId>> {
  const pictures = new Map<string, Types.ObjectId>();
  for (const subject of imageSubjectsWhere(({ servedTo }) => servedTo === 'readers')) {
    for (const { _id, imageId } of await ownersOf(models, subject, person))
      if (imageId && (await models.Image.exists({ _id: imageId, subject, state: 'ready' })))
        pictures.set(`pictures/${subject}-${_id.toString()}.webp`, imageId);
  }
  return pictures;
}

const ownersOf = (models: Models, subject: ImageSubject, person: Person) =>
  imageOwners(models, subject)
    .find({ ...ownedBy(person) } as object, { imageId: 1 })
    .lean<{ _id: Types.ObjectId; imageId: Types.ObjectId | null }[]>();

async function readPicture({ Image }: Pick<Models, 'Image'>, _id: Types.ObjectId): Promise<Buffer> {
  const image = await Image.findOne({ _id }, { renditions: 0 });
  // Deleted meanwhile, so its file stays empty.
  return image ? openPicture({ Image }, image) : Buffer.alloc(0);
}
