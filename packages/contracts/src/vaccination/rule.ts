import type { Answers, ForcedAnswer } from '../records/rules';

/** A person born after this day is too young to be vaccinated (docs/product/vaccination.md). */
export const vaccinationBirthdateCutoff = new Date('2017-06-25T00:00:00Z');

/** The text beside a birthdate after the cutoff, for which the answer is forced to No (docs/product/vaccination.md). */
export const tooYoungForVaccine = 'You are not old enough to receive a vaccine.';

/** The text beside every other birthdate (docs/product/vaccination.md). */
export const oldEnoughForVaccine = 'Your child is old enough to be vaccinated.';

/** Whether the covid answer is forced to No. @param birthdate midnight UTC of the day, or `yyyy-MM-dd` */
export function isTooYoungForVaccine(birthdate: Date | string): boolean {
  return new Date(birthdate) > vaccinationBirthdateCutoff;
}

/** Whether the birthdate given so far forces the covid answer to No. */
export const isOfTooYoung = ({ birthdate }: Answers): boolean =>
  (birthdate instanceof Date || typeof birthdate === 'string') && isTooYoungForVaccine(birthdate);

/** The answer that such a birthdate forces. */
export const tooYoungForced = {
  reads: ['birthdate'],
  field: 'covid',
  isForced: isOfTooYoung,
  answer: 'No',
} as const satisfies ForcedAnswer;
