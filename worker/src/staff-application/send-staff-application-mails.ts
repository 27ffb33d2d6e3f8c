import { campDayLabel } from '@camp/contracts/camp/camp-days';
import { campContent } from '@camp/contracts/content/camp';
import { pageAddress } from '@camp/contracts/registries/page-address';
import { otherPosition } from '@camp/contracts/staff-application/options';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import type { WorkerDependencies } from '../dependencies';
import { listed, type LabelledValues } from '@camp/contracts/mail/content';
import type { Mail } from '../mail/mail';
import { recipient } from '../mail/recipient';
import { staffAppliedMail } from './staff-application-mails';

const { place } = campContent;

/** The confirmation of a staff application; nothing when it or its owner was deleted meanwhile. */
export async function composeStaffApplied(
  { database: { models }, settings }: WorkerDependencies,
  { staffApplicationId }: { staffApplicationId: string },
): Promise<Mail | undefined> {
  const application =
    await models.StaffApplication.findById(staffApplicationId).lean<StoredStaffApplication>();
  const user = application && (await models.User.findById(application.userId).lean());
  if (!user) return undefined;
  const content = staffAppliedMail.write({
    nameFirst: user.nameFirst,
    applicant: `${application.nameFirst} ${application.nameLast}`,
    year: application.campYear,
    facts: factsOf(application),
    late: application.late,
    profileUrl: pageAddress(settings.publicUrl, 'userProfile'),
  });
  return { to: recipient(user), content };
}

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
    ['Where', `${place.name}, ${place.street}, ${place.city}, ${place.state} ${place.zip}`],
  ];
}
