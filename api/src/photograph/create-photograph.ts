import { selectImageFile } from '@camp/contracts/forms/messages';
import { photographLimit } from '@camp/contracts/photograph/limits';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { onDuplicateKey } from '@camp/database/duplicate-key';
import { addToAlbum } from '@camp/database/photograph/add-to-album';
import type { StoredPhotograph } from '@camp/database/photograph/photograph-model';
import { Types } from 'mongoose';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { storeOnce } from '../idempotency/store-once';
import { submissionOf, submittedBy } from '../idempotency/submission';
import { checkImage } from '../image/check-image';
import { storeImage } from '../image/store-image';
import type { Submit } from '../operations/answers';
import { invalidField, ProblemError } from '../refusals/problem';

/** The form's field for the file. */
const field = 'image';

/**
 * Adds a photograph at the end of the album, hidden. The same submit again answers with the same record.
 *
 * @throws ProblemError 400 without a picture, 409 if the album is full
 */
export async function createPhotograph(
  deps: Dependencies,
  person: Person,
  { form, file, idempotencyKey }: Submit<{ name?: string | undefined }>,
): Promise<StoredPhotograph> {
  if (!file) throw invalidField(field, selectImageFile);
  const image = checkImage(field, file.bytes);
  const { Photograph } = deps.models;
  const submission = submissionOf(idempotencyKey, person.userId, form, image.bytes);
  return storeOnce<StoredPhotograph>(deps, Photograph, submission, async (session, record) => {
    const _id = new Types.ObjectId();
    // Before megabytes are written.
    await addToAlbum(deps.models, _id, session);
    const picture = await storeImage(deps, session, record, {
      _id: new Types.ObjectId(),
      subject: 'photograph',
      recordId: _id,
      ...image,
    });
    const values = { ...form, ...picture, ...submittedBy(submission), _id, userId: person.userId };
    const [photograph] = await Photograph.create([values], { session });
    if (!photograph) throw new Error('MongoDB created no photograph.');
    await writeAudit(deps.models, doneBy(person, 'create', 'photograph', [_id]), session);
    return photograph.toObject();
  }).catch(onDuplicateKey(albumFull, '_id'));
}

const albumFull = () =>
  new ProblemError(
    'conflict',
    `There’s room for ${photographLimit} photographs. Delete some to make room for others.`,
  );
