import { isPastDue } from '@camp/contracts/camp/dates';
import { camperFlagsOf } from '@camp/contracts/camper/flags';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import { counselorJobs } from '@camp/contracts/counselor-application/options';
import { counselorApplicationForm } from '@camp/contracts/counselor-application/form';
import {
  counselorApplicationRecord,
  type CounselorApplicationInput,
} from '@camp/contracts/counselor-application/record';
import { counselorForm } from '@camp/contracts/counselor/form';
import { counselorRecord, type CounselorInput } from '@camp/contracts/counselor/record';
import { sampleOf } from '@camp/contracts/records/sample-of';
import type { CampDocument } from '@camp/database/camp/camp-model';
import type { StoredCounselorApplication } from '@camp/database/counselor-application/counselor-application-model';
import type { StoredCounselor } from '@camp/database/counselor/counselor-model';
import type { StoredUser } from '@camp/database/user/user-model';
import { Types } from 'mongoose';

/** The demo data about a counselor. The other answers are the same for all. */
type Teenager = Pick<CounselorInput, 'nameFirst' | 'sex' | 'grade' | 'shirtSize'> & {
  /** How far the order of jobs is rotated. Absent without an application. */
  jobsFrom?: number;
} & Partial<CounselorInput>;

const teenagers: readonly Teenager[] = [
  { nameFirst: 'Noor', sex: 'Female', grade: '11th', shirtSize: 'Medium', jobsFrom: 0 },
  {
    ...{ nameFirst: 'Elias', sex: 'Male', grade: '12th', shirtSize: 'X-Large', jobsFrom: 2 },
    ...{ allergicReactions: 'Yes', allergicReactionsVal: 'Peanuts: swelling, carries an epinephrine pen' },
  },
  { nameFirst: 'Hazel', sex: 'Female', grade: '10th', shirtSize: 'Small' },
  {
    ...{ nameFirst: 'Mateo', sex: 'Male', grade: '10th', shirtSize: 'Large', jobsFrom: 4 },
    ...{ dietaryRestrictions: 'Yes', dietaryRestrictionsVal: 'Vegetarian' },
  },
  { nameFirst: 'Ingrid', sex: 'Female', grade: '12th', shirtSize: 'Medium', jobsFrom: 3 },
  { nameFirst: 'Caleb', sex: 'Male', grade: '11th', shirtSize: 'Large' },
];

const ages = { '10th': 15, '11th': 16, '12th': 17 } as const;
/** Number of days on which they register. */
const daysOfCounselors = 30;
const day = 24 * 60 * 60 * 1000;

/** The counselors of the demo data. */
export interface DemoCounselors {
  counselors: StoredCounselor[];
  applications: StoredCounselorApplication[];
}

/**
 * A camp's counselors, most of them with an application.
 *
 * @param owners - accounts that register one each
 * @param now - the latest time of a registration
 */
export function inventCounselors(
  camp: CampDocument,
  owners: readonly StoredUser[],
  now: Date,
): DemoCounselors {
  const made = owners.map((owner, index) =>
    inventOne(camp, owner, teenagers[index % teenagers.length] as Teenager, atDay(camp, index, now)),
  );
  return {
    counselors: made.map(({ counselor }) => counselor),
    applications: made.flatMap(({ application }) => application ?? []),
  };
}

/** A few register on each day. */
const atDay = ({ registrationStart }: CampDocument, index: number, now: Date) =>
  new Date(Math.min(registrationStart.getTime() + ((index % daysOfCounselors) + 1) * day, now.getTime() - 1));

function inventOne(camp: CampDocument, owner: StoredUser, { jobsFrom, ...teenager }: Teenager, at: Date) {
  const applicationId = jobsFrom === undefined ? null : new Types.ObjectId();
  const answers = answersOf(owner, camp, teenager);
  const standing = {
    userId: owner._id,
    campId: camp._id,
    campYear: camp.year,
    late: isPastDue(camp.registrationStaffEnd, at),
    createdAt: at,
    updatedAt: at,
  };
  const counselor: StoredCounselor = {
    ...answers,
    ...standing,
    _id: new Types.ObjectId(),
    personKey: personKeyOf(answers),
    imageId: null,
    flags: camperFlagsOf({ ...answers, imageId: null }),
    applicationId,
  };
  const { nameFirst, nameLast } = counselor;
  const application: StoredCounselorApplication | undefined = applicationId
    ? {
        ...applicationOf(jobsFrom ?? 0),
        ...standing,
        ...{ _id: applicationId, counselorId: counselor._id, nameFirst, nameLast },
      }
    : undefined;
  return { counselor, application };
}

const usual = counselorForm.schema.parse(sampleOf(counselorRecord));

const answersOf = (
  owner: StoredUser,
  { year }: CampDocument,
  teenager: Omit<Teenager, 'jobsFrom'>,
): CounselorInput => ({
  ...usual,
  nameLast: owner.nameLast,
  birthdate: new Date(Date.UTC(year - ages[teenager.grade], 2, 14)),
  school: 'Pine Ridge High School',
  addressStreet: owner.addressStreet,
  addressCity: owner.addressCity,
  addressState: owner.addressState,
  addressZip: owner.addressZip,
  addressCountry: owner.addressCountry,
  phoneNumber: '(303) 555-0182',
  emailAddress: `${teenager.nameFirst.toLowerCase()}@example.org`,
  parentNameFirst: owner.nameFirst,
  parentNameLast: owner.nameLast,
  parentPhoneNumber: owner.phone,
  parentEmailAddress: owner.email,
  tdap: new Date('2021-08-10'),
  mmr: new Date('2020-08-12'),
  pediatricianName: 'Dr. Amara Singh',
  pediatricianNumber: '(303) 555-0171',
  ...teenager,
});

const usualApplication = counselorApplicationForm.schema.parse(sampleOf(counselorApplicationRecord));

function applicationOf(jobsFrom: number): CounselorApplicationInput {
  const job = (index: number) => counselorJobs[(index + jobsFrom) % counselorJobs.length] ?? 'Kitchen';
  return {
    ...usualApplication,
    yearsCamper: 5,
    yearsCounselor: jobsFrom % 2,
    campExperience: 'A week at the lake with the scouts, and day camp as a helper.',
    choiceFirst: job(0),
    choiceSecond: job(1),
    choiceThird: job(2),
    choiceFourth: job(3),
    choiceFifth: job(4),
    contributionQuestion: 'Songs, a guitar, and a drawer full of friendship bracelets.',
    experienceQuestion: 'I watch my two cousins after school and teach beginners to swim.',
    serviceQuestion: 'On Saturdays I sort boxes at the food bank.',
    involvementQuestion: 'Choir, cross-country and the youth group.',
    themeQuestion: 'That nobody walks alone: I remember who walked with me.',
    patienceQuestion: 'It took my brother a summer to dare to jump. I waited in the water.',
    responsibilityQuestion: 'I feed the neighbors’ horses every morning before school.',
    problemSolvingQuestion: 'Our raft sank twice. The third one had barrels, and it floated.',
    selfMotivationQuestion: 'I started running by myself, and now there are six of us.',
    teamworkQuestion: 'We cook for thirty on youth group weekends: I am the one with the list.',
    caringQuestion: 'At lunch I sit beside whoever sits alone.',
  };
}
