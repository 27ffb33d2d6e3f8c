import { writeAudit } from '@camp/database/audit/write-audit';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { Dependencies } from '../dependencies';
import { owns, type Person } from '../auth/person';
import { notFound } from '../refusals/problem';
import { readImage, type ReadyImage } from '../image/read-image';
import { maySeeMedical } from '../registration/policies';

/**
 * The proof of vaccination; that somebody else reads it is written down first.
 *
 * @throws ProblemError 404: `image-pending` until the worker has made it
 */
export async function readCovidImage(deps: Dependencies, person: Person, id: string): Promise<ReadyImage> {
  const camper = await deps.models.Camper.findById(id).lean<StoredCamper>();
  if (!camper || !maySeeMedical(person, 'camper', camper)) throw notFound('Camper');
  return readImage(deps, {
    subject: 'camper',
    imageId: camper.imageId,
    beforeReading: async () => {
      if (owns(person, camper)) return;
      const read = { actorId: person.userId, action: 'read', subject: 'camper', part: 'image' } as const;
      await writeAudit(deps.models, { ...read, recordIds: [camper._id] });
    },
  });
}
