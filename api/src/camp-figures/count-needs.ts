import type { CampNeeds } from '@camp/contracts/camp-figures/operations';
import { paymentLinksDueFrom } from '@camp/contracts/camp/payment-links';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { countFailedWork, isFailedWork } from '@camp/database/delivery/failed-work';
import { unreadableProof } from '@camp/database/image/unreadable-proof';
import type { Models } from '@camp/database/models';
import { trusted } from 'mongoose';
import { overdueIn } from '../camper/overdue';
import type { Dependencies } from '../dependencies';
import type { Person } from '../http/person';
import { familiesOf, type CountedCamper } from './count-campers';
import { maySeeFailedWork } from '../failed-work/policies';
import { maySeeMoney } from '../payment/policies';
import { mayReadAllMedical } from '../registration/policies';

const exists = trusted({ $exists: true });

/** What waits for somebody of the office; each part for who may do something about it. */
export async function countNeeds(
  { models, clock }: Dependencies,
  person: Person,
  camp: StoredCamp,
  campers: readonly CountedCamper[],
): Promise<CampNeeds> {
  const seesMoney = maySeeMoney(person);
  const seesFailedWork = maySeeFailedWork(person);
  const seated = campers.filter(({ waitlist }) => !waitlist);
  const unsent = seated.filter(({ paid }) => paid === null);
  const free = Math.max(0, camp.waitListAfter - seated.length);
  const [pictures, payments, gifts, mails, dead] = await Promise.all([
    countUnreadable(models, person, camp),
    seesMoney ? models.Payment.countDocuments({ mismatch: exists }) : undefined,
    seesMoney ? models.Donation.countDocuments({ mismatch: exists }) : undefined,
    seesFailedWork
      ? models.Delivery.countDocuments({ ...isFailedWork, handler: trusted({ $regex: /^mail\./ }) })
      : undefined,
    seesFailedWork ? countFailedWork(models) : undefined,
  ]);
  return {
    unsentLinks: unsent.length,
    unsentFamilies: familiesOf(unsent).length,
    linksDue: paymentLinksDueFrom(camp).toISOString(),
    overdue: countOverdue(camp, campers, clock.now()),
    freeSeats: campers.length > seated.length ? free : 0,
    ...(Object.keys(pictures).length > 0 && { unreadablePictures: pictures }),
    ...(payments !== undefined && { mismatches: payments + (gifts ?? 0) }),
    ...(mails !== undefined && { failedMails: mails, failedWork: (dead ?? mails) - mails }),
  };
}

function countOverdue(camp: StoredCamp, campers: readonly CountedCamper[], now: Date): number {
  const wanted = overdueIn(camp, now);
  if (!wanted) return 0;
  return campers.filter(({ paid, waitlist }) => paid === wanted.paid && waitlist === wanted.waitlist).length;
}

/** How the proofs of each kind are counted that could not be read; one that is missing does not compile. */
const provedRecords: Record<AttendeeKind, (models: Models, filter: object) => Promise<number>> = {
  camper: ({ Camper }, filter) => Camper.countDocuments(filter),
  counselor: ({ Counselor }, filter) => Counselor.countDocuments(filter),
  staff: ({ StaffApplication }, filter) => StaffApplication.countDocuments(filter),
};

async function countUnreadable(
  models: Models,
  person: Person,
  { year: campYear }: StoredCamp,
): Promise<Partial<Record<AttendeeKind, number>>> {
  const kinds = (Object.keys(provedRecords) as AttendeeKind[]).filter((kind) =>
    mayReadAllMedical(person, kind),
  );
  const counts = await Promise.all(
    kinds.map(
      async (kind) => [kind, await provedRecords[kind](models, { campYear, ...unreadableProof })] as const,
    ),
  );
  return Object.fromEntries(counts);
}
