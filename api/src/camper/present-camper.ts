import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperRecord } from '@camp/contracts/camper/record';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { amountDue } from '@camp/payments/amount-due';
import { everything, presentFields } from '../records/present-fields';

/** What goes with a registration when it leaves. */
export interface CamperView {
  camper: StoredCamper;
  /** Its camp, for the price. */
  camp: StoredCamp;
  /** Whether the reader may know what a doctor knows. */
  withMedical: boolean;
}

/**
 * What leaves of a registration. Without the right to its sensitive part: names, grade, contact and status only
 * (decisions.md, Permissions).
 */
export function presentCamper({ camper, camp, withMedical }: CamperView): CamperRecord {
  return {
    ...(withMedical ? completeForm(camper) : contactOf(camper)),
    nameFirst: camper.nameFirst,
    nameLast: camper.nameLast,
    grade: camper.grade,
    _id: camper._id.toString(),
    type: 'Camper',
    userId: camper.userId.toString(),
    campYear: camper.campYear,
    paid: camper.paid,
    waitlist: camper.waitlist,
    amountDue: camper.paid === true ? 0 : amountDue(camper, camp).total / 100,
    createdAt: camper.createdAt.toISOString(),
    updatedAt: camper.updatedAt.toISOString(),
  };
}

function contactOf(camper: StoredCamper): Partial<CamperRecord> {
  return {
    parentNameFirst: camper.parentNameFirst,
    parentNameLast: camper.parentNameLast,
    phoneNumber: camper.phoneNumber,
    phoneNumberAlt: camper.phoneNumberAlt,
    emailAddress: camper.emailAddress,
  };
}

const completeForm = (camper: StoredCamper): Partial<CamperRecord> => ({
  ...presentFields(camperRecord, camper, everything),
  covidVaccineImage: camper.imageId ? `/camper/covid-image/${camper._id.toString()}` : null,
});
