import { formatGmt } from '@camp/contracts/camp/dates';
import { counselorJobs } from '@camp/contracts/counselor-application/options';
import { counselorRecord } from '@camp/contracts/counselor/record';
import { staffPositions } from '@camp/contracts/staff-application/options';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { AllFigures } from '@camp/database/camp-figures/camp-figures-model';
import type { StoredCounselorApplication } from '@camp/database/counselor-application/counselor-application-model';
import type { StoredCounselor } from '@camp/database/counselor/counselor-model';
import type { Models } from '@camp/database/models';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import { moneyOfCamp } from '../payment/money-of-camp';
import {
  countBy,
  countCampers,
  countReturning,
  familiesOf,
  openMoney,
  readCounted,
  type CountedCamper,
} from './count-campers';

/** All figures that come from a camp's own records. */
export async function countCamp(
  models: Models,
  camp: StoredCamp,
  campers?: readonly CountedCamper[],
): Promise<AllFigures> {
  const counted = campers ?? (await readCounted(models, camp));
  const [returningFamilies, paid, staff, counselors, counselorShirts] = await Promise.all([
    countReturning(models, camp, familiesOf(counted)),
    moneyOfCamp(models, camp._id),
    countStaff(models, camp),
    countChoices(models, camp),
    countCounselorShirts(models, camp),
  ]);
  return {
    ...countCampers(camp, counted),
    returningFamilies,
    money: { paid: paid.total / 100, open: openMoney(camp, counted) },
    staff,
    counselors,
    counselorShirts,
  };
}

async function countStaff({ StaffApplication }: Models, { year }: StoredCamp) {
  const applications = await StaffApplication.find(
    { campYear: year },
    { staffPosition: 1, daysAtCamp: 1, shirtSize: 1 },
  ).lean<Pick<StoredStaffApplication, 'staffPosition' | 'daysAtCamp' | 'shirtSize'>[]>();
  const days = applications.flatMap(({ daysAtCamp }) => daysAtCamp);
  return {
    applications: applications.length,
    positions: countBy(applications, ({ staffPosition }) => staffPosition, staffPositions),
    days: countBy(days, (day) => formatGmt(day, 'yyyy-MM-dd')),
    shirts: countBy(
      applications,
      ({ shirtSize }) => shirtSize,
      staffApplicationRecord.fields.shirtSize.options,
    ),
  };
}

async function countCounselorShirts({ Counselor }: Models, { year }: StoredCamp) {
  const counselors = await Counselor.find({ campYear: year }, { shirtSize: 1 }).lean<
    Pick<StoredCounselor, 'shirtSize'>[]
  >();
  return countBy(counselors, ({ shirtSize }) => shirtSize, counselorRecord.fields.shirtSize.options);
}

/** Jobs from the most to the least wanted. */
const choices = ['choiceFirst', 'choiceSecond', 'choiceThird', 'choiceFourth', 'choiceFifth'] as const;

async function countChoices({ CounselorApplication }: Models, { year }: StoredCamp) {
  const applications = await CounselorApplication.find(
    { campYear: year },
    Object.fromEntries(choices.map((choice) => [choice, 1])),
  ).lean<Pick<StoredCounselorApplication, (typeof choices)[number]>[]>();
  return {
    applications: applications.length,
    choices: counselorJobs.map((job) => ({
      job,
      ranks: choices.map((choice) => applications.filter(({ [choice]: chosen }) => chosen === job).length),
    })),
  };
}
