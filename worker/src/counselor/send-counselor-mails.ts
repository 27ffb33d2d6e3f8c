import { counselorTrainingTimes, dateFormats, formatGmt, staffTimes } from '@camp/contracts/camp/dates';
import { whereFact } from '@camp/contracts/camp/facts';
import { pageAddress } from '@camp/contracts/registries/page-address';
import { withoutSeats, type StoredCamp } from '@camp/database/camp/camp-model';
import type { StoredCounselor } from '@camp/database/counselor/counselor-model';
import type { WorkerDependencies } from '../dependencies';
import type { LabelledValues, MailTemplate } from '@camp/contracts/mail/content';
import type { Compose } from '../mail/compose';
import { recipient } from '../mail/recipient';
import { applicationMissingMail, counselorRegisteredMail } from '@camp/contracts/counselor/mails';

/** @returns undefined if the registration, its owner or its camp was deleted */
async function readCounselor({ database: { models } }: WorkerDependencies, counselorId: string) {
  const counselor = await models.Counselor.findById(counselorId).lean<StoredCounselor>();
  if (!counselor) return undefined;
  const [user, camp] = await Promise.all([
    models.User.findById(counselor.userId).lean(),
    models.Camp.findById(counselor.campId, withoutSeats).lean<StoredCamp>(),
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
    whereFact(),
  ];
}

const about =
  (
    template: MailTemplate<typeof counselorRegisteredMail.example>,
    isStillTrue: (counselor: StoredCounselor) => boolean,
  ): Compose<'mail.counselor-registered'> =>
  async (deps, { counselorId }) => {
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

/** The reminder to send the application, unless it has arrived. */
export const composeApplicationMissing = about(
  applicationMissingMail,
  ({ applicationId }) => applicationId === null,
);
