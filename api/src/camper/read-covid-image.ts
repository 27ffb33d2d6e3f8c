import { writeAudit } from '@camp/database/audit/write-audit';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { Dependencies } from '../dependencies';
import { owns, type Person } from '../http/person';
import { notFound, ProblemError } from '../http/problem';
import { maySeeMedical } from './policies';

/**
 * The proof of vaccination in its resized form; the original never leaves (reliability-and-security.md, Uploads).
 *
 * @throws ProblemError 404: `image-pending` until the worker has made it
 */
export async function readCovidImage(
  { models }: Dependencies,
  person: Person,
  id: string,
): Promise<{ bytes: Uint8Array; contentType: string }> {
  const camper = await models.Camper.findById(id).lean<StoredCamper>();
  if (!camper || !maySeeMedical(person, camper)) throw notFound('Camper');
  const state = camper.imageId && (await models.Image.findById(camper.imageId, { state: 1 }).lean());
  if (!state || state.state === 'failed') throw notFound('Image');
  if (state.state === 'original')
    throw new ProblemError(
      'image-pending',
      'The image is still being prepared. Please try again in a moment.',
    );
  if (!owns(person, camper)) {
    const read = { actorId: person.userId, action: 'read', subject: 'camper', part: 'image' } as const;
    await writeAudit(models, { ...read, recordIds: [camper._id] });
  }
  const image = await models.Image.findById(camper.imageId);
  if (!image) throw notFound('Image');
  return { bytes: image.bytes, contentType: image.contentType };
}
