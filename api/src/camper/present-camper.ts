import { camperFlagsOf } from '@camp/contracts/camper/flags';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperRecord } from '@camp/contracts/camper/record';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { amountDue } from '@camp/contracts/payment/amount-due';
import { everything, presentFields, withoutMedical } from '../records/present-fields';
import { presentMedical } from '../registration/present-medical';

/** Options of the presenter. */
export interface CamperView {
  camper: StoredCamper;
  /** The camper's camp, for the price. */
  camp: StoredCamp;
  /** Whether the reader may see medical answers. */
  withMedical: boolean;
}

/**
 * Presents a registration by its declaration. Without the right to medical answers, these answers and the picture's
 * address are left out. The flags are computed from the answers, since earlier versions don't store them.
 */
export function presentCamper({ camper, camp, withMedical }: CamperView): CamperRecord {
  return {
    ...presentFields(camperRecord, camper, withMedical ? everything : withoutMedical),
    ...(withMedical && presentMedical('camper', camper, () => camperFlagsOf(camper))),
    nameFirst: camper.nameFirst,
    nameLast: camper.nameLast,
    grade: camper.grade,
    _id: camper._id.toString(),
    type: 'Camper',
    userId: camper.userId.toString(),
    campYear: camper.campYear,
    paid: camper.paid,
    waitlist: camper.waitlist,
    ...(camper.chosenWaitlist && { chosenWaitlist: true }),
    amountDue: camper.paid === true ? 0 : amountDue(camper, camp).total / 100,
    createdAt: camper.createdAt.toISOString(),
    updatedAt: camper.updatedAt.toISOString(),
  };
}
