import { counselorTrainingTimes, dateFormats, formatGmt, staffTimes } from '@camp/contracts/camp/dates';
import { campContent } from '@camp/contracts/content/camp';
import { counselorApplicationRecord } from '@camp/contracts/counselor-application/record';
import { pageAddress } from '@camp/contracts/registries/page-address';
import { withoutBook, type StoredCamp } from '@camp/database/camp/camp-model';
import type { StoredCounselorApplication } from '@camp/database/counselor-application/counselor-application-model';
import type { StoredCounselor } from '@camp/database/counselor/counselor-model';
import type { WorkerDependencies } from '../dependencies';
import type { LabelledValues } from '@camp/contracts/mail/content';
import type { Mail } from '../mail/mail';
import { recipient } from '../mail/recipient';
import { applicationMissingMail, counselorAppliedMail, counselorRegisteredMail } from './counselor-mails';

const { place } = campContent;
const choices = ['choiceFirst', 'choiceSecond', 'choiceThird', 'choiceFourth', 'choiceFifth'] as const;

/** @returns nothing when the registration, its owner or its camp was deleted meanwhile */
async function readCounselor({ database: { models } }: WorkerDependencies, counselorId: string) {
  const counselor = await models.Counselor.findById(counselorId).lean<StoredCounselor>();
  if (!counselor) return undefined;
  const [user, camp] = await Promise.all([
    models.User.findById(counselor.userId).lean(),
    models.Camp.findById(counselor.campId, withoutBook).lean<StoredCamp>(),
  ]);
  return user && camp ? { counselor, user, camp } : undefined;
}

const nameOf = ({ nameFirst, nameLast }: { nameFirst: string; nameLast: string }) =>
  `${nameFirst} ${nameLast}`;

function campFacts(camp: StoredCamp): LabelledValues {
  const training = counselorTrainingTimes(camp.counselorTraining);
  const { start, end } = staffTimes(camp);
  const time = (instant: Date) => formatGmt(instant, dateFormats.dateAndTime);
  const day = (instant: Date) => formatGmt(instant, dateFormats.weekdayAndDate);
  return [
    ['Counselor training', `${time(training.start)} to ${time(training.end)}`],
    ['Drop-off', day(start)],
    ['Pick-up', day(end)],
    ['Where', `${place.name}, ${place.street}, ${place.city}, ${place.state} ${place.zip}`],
  ];
}

const about =
  (template: typeof counselorRegisteredMail, isStillTrue: (counselor: StoredCounselor) => boolean) =>
  async (deps: WorkerDependencies, { counselorId }: { counselorId: string }): Promise<Mail | undefined> => {
    const registration = await readCounselor(deps, counselorId);
    if (!registration || !isStillTrue(registration.counselor)) return undefined;
    const { counselor, user, camp } = registration;
    const content = template.write({
      nameFirst: user.nameFirst,
      counselor: nameOf(counselor),
      year: camp.year,
      campFacts: campFacts(camp),
      applicationUrl: pageAddress(deps.settings.publicUrl, 'counselorApplicationCreate'),
    });
    return { to: recipient(user), content };
  };

/** The confirmation of a counselor's registration. */
export const composeCounselorRegistered = about(counselorRegisteredMail, () => true);

/** That the application is still missing; nothing once it has come. */
export const composeApplicationMissing = about(
  applicationMissingMail,
  ({ applicationId }) => applicationId === null,
);

/** The confirmation of a counselor application. */
export async function composeCounselorApplied(
  { database: { models }, settings }: WorkerDependencies,
  { applicationId }: { applicationId: string },
): Promise<Mail | undefined> {
  const application =
    await models.CounselorApplication.findById(applicationId).lean<StoredCounselorApplication>();
  const user = application && (await models.User.findById(application.userId).lean());
  if (!user) return undefined;
  const content = counselorAppliedMail.write({
    nameFirst: user.nameFirst,
    counselor: nameOf(application),
    year: application.campYear,
    jobs: choices.map((name) => [counselorApplicationRecord.fields[name].question, application[name]]),
    late: application.late,
    profileUrl: pageAddress(settings.publicUrl, 'userProfile'),
  });
  return { to: recipient(user), content };
}
