import { isPastDue } from '@camp/contracts/camp/dates';
import type { StoredCamp } from '@camp/database/camp/camp-model';

/** Whoever was asked to pay and has not, once the due day is over; nobody before. The list and the dashboard ask here. */
export const overdueIn = (
  camp: Pick<StoredCamp, 'registrationCamperEnd'> | null,
  now: Date,
): { paid: false; waitlist: false } | undefined =>
  camp && isPastDue(camp.registrationCamperEnd, now) ? { paid: false, waitlist: false } : undefined;
