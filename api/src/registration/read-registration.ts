import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredRegistration } from '@camp/database/registration/registration-paths';
import type { Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { owns, type Person } from '../auth/person';
import { notFound } from '../refusals/problem';
import { readImage, type ReadyImage } from '../image/read-image';
import { maySee, maySeeMedical } from './policies';
import type { Listed, ListedKind, StoredKind } from './registration-kind';
import { viewRegistration } from './view-registrations';

/** A registration that may have a picture. */
export type WithPicture = Pick<StoredRegistration, '_id' | 'userId'> & { imageId: Types.ObjectId | null };

/** Reads one registration: one's own, or any with `view-all`. */
export async function readRegistration<Stored extends Listed, Presented>(
  deps: Dependencies,
  person: Person,
  kind: ListedKind<Stored, Presented>,
  id: string,
): Promise<Presented> {
  const found = await kind.model(deps.models).findById(id).lean<Stored>();
  if (!found || !maySee(person, kind.subject, found)) throw notFound(kind.name);
  return viewRegistration(deps, person, kind, found);
}

/**
 * Reads the proof of vaccination. A view by another person is audited first.
 *
 * @throws ProblemError 404, or `image-pending` until the worker has created the rendition
 */
export async function readProof<Stored extends WithPicture>(
  deps: Dependencies,
  person: Person,
  kind: StoredKind<Stored>,
  id: string,
): Promise<ReadyImage> {
  const found = await kind.model(deps.models).findById(id).lean<Stored>();
  if (!found || !kind.image || !maySeeMedical(person, kind.subject, found)) throw notFound(kind.name);
  return readImage(deps, {
    subject: kind.image,
    imageId: found.imageId,
    beforeReading: async () => {
      if (owns(person, found)) return;
      const read = doneBy(person, 'read', kind.subject, [found._id]);
      await writeAudit(deps.models, { ...read, part: 'image', actorRoles: person.roles });
    },
  });
}
