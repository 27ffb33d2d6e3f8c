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
import type { StoredPayment } from '@camp/database/payment/payment-model';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import { trusted } from 'mongoose';
import {
  countBy,
  countCampers,
  countReturning,
  familiesOf,
  openMoney,
  readCounted,
  type CountedCamper,
} from './count-campers';

/** Everything that is counted of a camp, from its own records alone. */
export async function countCamp(
  models: Models,
  camp: StoredCamp,
  campers?: readonly CountedCamper[],
): Promise<AllFigures> {
  const counted = campers ?? (await readCounted(models, camp));
  const [returningFamilies, paid, staff, counselors, counselorShirts] = await Promise.all([
    countReturning(models, camp, familiesOf(counted)),
    paidMoney(models, camp),
    countStaff(models, camp),
    countChoices(models, camp),
    countCounselorShirts(models, camp),
  ]);
  return {
    ...countCampers(camp, counted),
    returningFamilies,
    money: { paid, open: openMoney(camp, counted) },
    staff,
    counselors,
    counselorShirts,
  };
}

/** Dollars that were paid for a camp, without what went back. */
async function paidMoney({ Payment }: Models, { _id: campId }: StoredCamp): Promise<number> {
  const payments = await Payment.find(
    { campId, settledAt: trusted({ $exists: true }) },
    { amount: 1, refunds: 1 },
  ).lean<Pick<StoredPayment, 'amount' | 'refunds'>[]>();
  const cents = payments.reduce((sum, { amount, refunds }) => {
    const back = refunds.filter(({ status }) => status === 'done');
    return sum + amount - back.reduce((total, refund) => total + refund.amount, 0);
  }, 0);
  return cents / 100;
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

/** From the job that somebody wants most to the one they want least. */
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
