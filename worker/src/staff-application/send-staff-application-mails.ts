import { campDayLabel } from '@camp/contracts/camp/camp-days';
import { whereFact } from '@camp/contracts/camp/facts';
import { listed, type LabelledValues } from '@camp/contracts/mail/content';
import { otherPosition } from '@camp/contracts/staff-application/options';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import { composeForOwner } from '../registration/compose-for-owner';
import { staffAppliedMail } from '@camp/contracts/staff-application/mails';
import type { Compose } from '../mail/compose';

/** The confirmation of a staff application. */
export const composeStaffApplied: Compose<'mail.staff-applied'> = async (deps, { staffApplicationId }) => {
  const stored =
    await deps.database.models.StaffApplication.findById(staffApplicationId).lean<StoredStaffApplication>();
  return composeForOwner(deps, stored, (application, known) =>
    staffAppliedMail.write({
      ...known,
      applicant: `${application.nameFirst} ${application.nameLast}`,
      year: application.campYear,
      facts: factsOf(application),
      late: application.late,
    }),
  );
};

function factsOf({
  staffPosition,
  staffPositionsAlt,
  staffPositionOtherVal,
  daysAtCamp,
}: StoredStaffApplication): LabelledValues {
  const words = (position: string) =>
    position === otherPosition && staffPositionOtherVal ? staffPositionOtherVal : position;
  return [
    ['Position', words(staffPosition)],
    ['Other positions', listed(staffPositionsAlt.map(words))],
    ['Days at camp', listed(daysAtCamp.map(campDayLabel).map((day) => day.replace(',', '')))],
    whereFact(),
  ];
}
