import { can } from '@camp/contracts/access/can';
import type { CampNeeds } from '@camp/contracts/camp-figures/operations';
import { isPastDue } from '@camp/contracts/camp/dates';
import { paymentLinksDueFrom } from '@camp/contracts/camp/payment-links';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { countFailedWork, isFailedWork } from '@camp/database/delivery/failed-work';
import { trusted } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../http/person';
import { familiesOf, type CountedCamper } from './count-campers';

const exists = trusted({ $exists: true });

/** What waits for somebody of the office; each part for who may do something about it. */
export async function countNeeds(
  { models, clock }: Dependencies,
  person: Person,
  camp: StoredCamp,
  campers: readonly CountedCamper[],
): Promise<CampNeeds> {
  const may = (action: 'view' | 'view-all' | 'data', subject: 'stripe' | 'admin' | 'camper') =>
    can(person.permissions, action, subject);
  const seated = campers.filter(({ waitlist }) => !waitlist);
  const unsent = seated.filter(({ paid }) => paid === null);
  const free = Math.max(0, camp.waitListAfter - seated.length);
  const [pictures, payments, gifts, mails, dead] = await Promise.all([
    may('data', 'camper') ? models.Image.countDocuments({ subject: 'camper', state: 'failed' }) : undefined,
    may('view-all', 'stripe') ? models.Payment.countDocuments({ mismatch: exists }) : undefined,
    may('view-all', 'stripe') ? models.Donation.countDocuments({ mismatch: exists }) : undefined,
    may('view', 'admin')
      ? models.Delivery.countDocuments({ ...isFailedWork, handler: trusted({ $regex: /^mail\./ }) })
      : undefined,
    may('view', 'admin') ? countFailedWork(models) : undefined,
  ]);
  return {
    unsentLinks: unsent.length,
    unsentFamilies: familiesOf(unsent).length,
    linksDue: paymentLinksDueFrom(camp).toISOString(),
    overdue: isPastDue(camp.registrationCamperEnd, clock.now())
      ? seated.filter(({ paid }) => paid === false).length
      : 0,
    freeSeats: campers.length > seated.length ? free : 0,
    ...(pictures !== undefined && { unreadablePictures: pictures }),
    ...(payments !== undefined && { mismatches: payments + (gifts ?? 0) }),
    ...(mails !== undefined && { failedMails: mails, failedWork: (dead ?? mails) - mails }),
  };
}
