import type { Count, GradeFigures } from '@camp/contracts/camp-figures/operations';
import { formatGmt } from '@camp/contracts/camp/dates';
import { camperRecord } from '@camp/contracts/camper/record';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { AllFigures } from '@camp/database/camp-figures/camp-figures-model';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { Models } from '@camp/database/models';
import { amountDue } from '@camp/contracts/payment/amount-due';
import { trusted, type Types } from 'mongoose';

/** The counted fields, none of which is medical. */
const read = {
  grade: 1,
  shirtSize: 1,
  newCamper: 1,
  paid: 1,
  waitlist: 1,
  userId: 1,
  createdAt: 1,
  nameFirst: 1,
  nameLast: 1,
  birthdate: 1,
  keptBeside: 1,
} as const;

/** The counted fields of a camper. */
export type CountedCamper = Pick<StoredCamper, keyof typeof read | '_id'>;

/** The counted fields of a camp's campers. */
export const readCounted = ({ Camper }: Models, { year }: StoredCamp): Promise<CountedCamper[]> =>
  Camper.find({ campYear: year }, read).lean<CountedCamper[]>();

type Campers = Omit<AllFigures, 'money' | 'staff' | 'counselors' | 'counselorShirts' | 'returningFamilies'>;

/** The campers of a camp in numbers. */
export function countCampers(camp: StoredCamp, campers: readonly CountedCamper[]): Campers {
  const seated = campers.filter(({ waitlist }) => !waitlist);
  return {
    camp: camp._id.toString(),
    year: camp.year,
    seats: camp.waitListAfter,
    seated: seated.length,
    waitlisted: campers.length - seated.length,
    paid: seated.filter(({ paid }) => paid === true).length,
    unpaid: seated.filter(({ paid }) => paid === false).length,
    notAsked: seated.filter(({ paid }) => paid === null).length,
    newCampers: seated.filter(({ newCamper }) => newCamper === 'Yes').length,
    families: familiesOf(campers).length,
    grades: gradesOf(campers),
    shirts: countBy(seated, ({ shirtSize }) => shirtSize, camperRecord.fields.shirtSize.options),
    days: countBy(campers, ({ createdAt }) => formatGmt(createdAt, 'yyyy-MM-dd')),
  };
}

const gradesOf = (campers: readonly CountedCamper[]): GradeFigures[] =>
  camperRecord.fields.grade.options.map((grade) => {
    const ofGrade = campers.filter((camper) => camper.grade === grade);
    const waiting = ofGrade.filter(({ waitlist }) => waitlist).length;
    return { grade, seated: ofGrade.length - waiting, waiting };
  });

/**
 * Counts of each label.
 * @param labels - in this order, including zeros. If absent, the existing labels in alphabetical order
 */
export function countBy<Item>(
  items: readonly Item[],
  labelOf: (item: Item) => string,
  labels?: readonly string[],
): Count[] {
  const counts = new Map<string, number>(labels?.map((label) => [label, 0]));
  for (const item of items) counts.set(labelOf(item), (counts.get(labelOf(item)) ?? 0) + 1);
  const all = [...counts].map(([label, count]) => ({ label, count }));
  return labels ? all : all.sort((one, other) => one.label.localeCompare(other.label));
}

/** The accounts that own the campers. */
export const familiesOf = (campers: readonly CountedCamper[]): Types.ObjectId[] => [
  ...new Map(campers.map(({ userId }) => [userId.toString(), userId])).values(),
];

/** How many of these families had a camper in an earlier year. */
export async function countReturning(
  { Camper }: Models,
  { year }: StoredCamp,
  families: readonly Types.ObjectId[],
): Promise<number> {
  if (families.length === 0) return 0;
  const earlier = await Camper.distinct('userId', {
    userId: trusted({ $in: [...families] }),
    campYear: trusted({ $lt: year }),
  });
  return earlier.length;
}

/** Dollars that seated campers still owe. */
export const openMoney = (camp: StoredCamp, campers: readonly CountedCamper[]): number =>
  campers
    .filter(({ paid, waitlist }) => paid !== true && !waitlist)
    .reduce((sum, camper) => sum + amountDue(camper, camp).total, 0) / 100;
