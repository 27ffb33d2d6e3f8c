import { isPastDue } from '@camp/contracts/camp/dates';
import type { StoredCamp } from '@camp/database/camp/camp-model';

/** Filter of unpaid campers after the due date, for the list and the dashboard. */
export const overdueIn = (
  camp: Pick<StoredCamp, 'registrationCamperEnd'> | null,
  now: Date,
): { paid: false; waitlist: false } | undefined =>
  camp && isPastDue(camp.registrationCamperEnd, now) ? { paid: false, waitlist: false } : undefined;
