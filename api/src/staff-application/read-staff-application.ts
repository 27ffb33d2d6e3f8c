import { writeAudit } from '@camp/database/audit/write-audit';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import type { Dependencies } from '../dependencies';
import { owns, type Person } from '../http/person';
import { notFound } from '../http/problem';
import { readImage, type ReadyImage } from '../image/read-image';
import { maySee, maySeeMedical } from '../registration/policies';
import { viewStaffApplication } from './present-staff-application';

type MaySee = (person: Person, kind: 'staff', application: StoredStaffApplication) => boolean;

async function findFor({ models }: Dependencies, person: Person, id: string, mayRead: MaySee) {
  const application = await models.StaffApplication.findById(id).lean<StoredStaffApplication>();
  if (!application || !mayRead(person, 'staff', application)) throw notFound('Staff application');
  return application;
}

/** One application: one's own, or any with view-all. @throws ProblemError 404 */
export async function readStaffApplication(
  deps: Dependencies,
  person: Person,
  id: string,
): Promise<StaffApplicationRecord> {
  return viewStaffApplication(deps, person, await findFor(deps, person, id, maySee));
}

/**
 * The proof of vaccination; that somebody else reads it is written down first.
 *
 * @throws ProblemError 404: `image-pending` until the worker has made it
 */
export async function readStaffCovidImage(
  deps: Dependencies,
  person: Person,
  id: string,
): Promise<ReadyImage> {
  const application = await findFor(deps, person, id, maySeeMedical);
  return readImage(deps, {
    subject: 'staff',
    imageId: application.imageId,
    beforeReading: async () => {
      if (owns(person, application)) return;
      const read = { actorId: person.userId, action: 'read', subject: 'staff', part: 'image' } as const;
      await writeAudit(deps.models, { ...read, recordIds: [application._id] });
    },
  });
}
