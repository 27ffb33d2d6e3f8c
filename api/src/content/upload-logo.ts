import type { UploadedLogo } from '@camp/contracts/content/operations';
import type { StoredContent } from '@camp/database/content/content-model';
import { logosIn } from '@camp/database/content/logos-in';
import { trusted, Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { storeImage } from '../image/store-image';
import type { UploadedFile } from '../operations/call';
import { invalidField } from '../refusals/problem';
import { transact } from '../transact';
import { checkedLogo } from './logo-file';

/** Milliseconds in which an uploaded logo can be saved. */
const timeToSave = 24 * 60 * 60 * 1000;

/** Uploaded logos that nobody saved, so that uploads can't fill the database. */
const mostUnsaved = 20;

/**
 * Stores a logo, of which the worker makes PNG files. It is used once the texts of `appearance` are saved with its id.
 *
 * @throws ProblemError 400 on the field `logo`
 */
export async function uploadLogo(deps: Dependencies, file: UploadedFile | undefined): Promise<UploadedLogo> {
  if (!file) throw invalidField('logo', 'Choose a picture.');
  const { Content, Image } = deps.models;
  const image = checkedLogo(file.bytes);
  const _id = new Types.ObjectId();
  await transact(deps, async (session, record) => {
    const appearance = await Content.findOne({ subject: 'appearance' })
      .session(session)
      .lean<StoredContent>();
    const unsaved = { subject: 'logo', _id: trusted({ $nin: logosIn(appearance) }) } as const;
    const tooOld = new Date(deps.clock.now().getTime() - timeToSave);
    await Image.deleteMany({ ...unsaved, createdAt: trusted({ $lt: tooOld }) }, { session });
    if ((await Image.countDocuments(unsaved, { session })) >= mostUnsaved)
      throw invalidField('logo', 'You uploaded many logos today. Save one of them, or try again tomorrow.');
    await storeImage(deps, session, record, { _id, subject: 'logo', recordId: _id, ...image });
  });
  return { logo: _id.toString() };
}
