import type { CounselorApplicationInput } from '@camp/contracts/counselor-application/record';
import type { StoredCounselorApplication } from '../../src/counselor-application/counselor-application-model';
import type { StoredCounselor } from '../../src/counselor/counselor-model';
import type { Models } from '../../src/models';
import { createCounselor } from './counselor';

/** A complete, valid application as the server reads it. */
export const counselorApplicationInput = (
  values: Partial<CounselorApplicationInput> = {},
): CounselorApplicationInput => ({
  yearsCamper: 4,
  yearsCounselor: 1,
  campExperience: 'Day camp at the lake.',
  newQuestion: 'No',
  choiceFirst: 'Crafts',
  choiceSecond: 'Jr. Cabin',
  choiceThird: 'Sr. Cabin',
  choiceFourth: 'Activities',
  choiceFifth: 'Kitchen',
  contributionQuestion: 'Songs and a guitar.',
  experienceQuestion: 'I watch my two cousins.',
  serviceQuestion: 'I help at the food bank.',
  involvementQuestion: 'Choir and soccer.',
  themeQuestion: 'Light on the trail.',
  patienceQuestion: 'I taught my brother to swim.',
  responsibilityQuestion: 'I feed the horses every morning.',
  problemSolvingQuestion: 'We built a raft that floats.',
  selfMotivationQuestion: 'I get up before the alarm.',
  teamworkQuestion: 'We cook together on Fridays.',
  caringQuestion: 'I sit beside whoever sits alone.',
  ...values,
});

/** Stores an application, and creates its registration unless given. */
export async function createCounselorApplication(
  models: Models,
  { counselor, ...values }: Partial<StoredCounselorApplication> & { counselor?: StoredCounselor } = {},
): Promise<StoredCounselorApplication> {
  const { _id, userId, campId, campYear, nameFirst, nameLast } = counselor ?? (await createCounselor(models));
  const application = await models.CounselorApplication.create({
    ...counselorApplicationInput(values),
    late: false,
    ...values,
    ...{ counselorId: _id, userId, campId, campYear, nameFirst, nameLast },
  });
  await models.Counselor.updateOne({ _id }, { applicationId: application._id });
  return application.toObject();
}
