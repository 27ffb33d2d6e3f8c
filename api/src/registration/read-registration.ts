import { writeAudit } from '@camp/database/audit/write-audit';
import type { StoredRegistration } from '@camp/database/registration/registration-paths';
import type { Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { owns, type Person } from '../auth/person';
import { notFound } from '../refusals/problem';
import { readImage, type ReadyImage } from '../image/read-image';
import { maySee, maySeeMedical } from './policies';
import type { RegistrationKind, StoredKind } from './registration-kind';
import { viewRegistration } from './view-registrations';

/** One registration: one's own, or any with view-all. */
export async function readRegistration<Stored extends StoredRegistration, Presented extends object>(
  deps: Dependencies,
  person: Person,
  kind: RegistrationKind<Stored, Presented>,
  id: string,
): Promise<Presented> {
  const found = await kind.model(deps.models).findById(id).lean<Stored>();
  if (!found || !maySee(person, kind.subject, found)) throw notFound(kind.name);
  return viewRegistration(deps, person, kind, found);
}

/**
 * The proof of vaccination; that somebody else reads it is written down first.
 *
 * @throws ProblemError 404: `image-pending` until the worker has made it
 */
export async function readProof<
  Stored extends Pick<StoredRegistration, '_id' | 'userId'> & { imageId: Types.ObjectId | null },
>(deps: Dependencies, person: Person, kind: StoredKind<Stored>, id: string): Promise<ReadyImage> {
  const found = await kind.model(deps.models).findById(id).lean<Stored>();
  if (!found || !kind.image || !maySeeMedical(person, kind.subject, found)) throw notFound(kind.name);
  return readImage(deps, {
    subject: kind.image,
    imageId: found.imageId,
    beforeReading: async () => {
      if (owns(person, found)) return;
      const read = { actorId: person.userId, action: 'read', subject: kind.subject, part: 'image' } as const;
      await writeAudit(deps.models, { ...read, recordIds: [found._id] });
    },
  });
}
