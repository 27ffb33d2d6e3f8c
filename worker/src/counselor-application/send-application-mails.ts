import { counselorApplicationRecord } from '@camp/contracts/counselor-application/record';
import type { StoredCounselorApplication } from '@camp/database/counselor-application/counselor-application-model';
import { composeForOwner } from '../registration/compose-for-owner';
import { counselorAppliedMail } from '@camp/contracts/counselor-application/mails';
import type { Compose } from '../mail/compose';

const choices = ['choiceFirst', 'choiceSecond', 'choiceThird', 'choiceFourth', 'choiceFifth'] as const;

/** The confirmation of a counselor application. */
export const composeCounselorApplied: Compose<'mail.counselor-applied'> = async (deps, { applicationId }) => {
  const stored =
    await deps.database.models.CounselorApplication.findById(
      applicationId,
    ).lean<StoredCounselorApplication>();
  return composeForOwner(deps, stored, (application, known) =>
    counselorAppliedMail.write({
      ...known,
      counselor: `${application.nameFirst} ${application.nameLast}`,
      year: application.campYear,
      jobs: choices.map((name) => [counselorApplicationRecord.fields[name].question, application[name]]),
      late: application.late,
    }),
  );
};
