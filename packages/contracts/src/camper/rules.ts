import type { Answers, RecordRules } from '../records/rules';
import { isTooYoungForVaccine, tooYoungForVaccine } from '../vaccination/rule';
import type { CamperFieldName } from './record';

/** Whether the birthdate given so far forces the covid answer to No. */
export function isTooYoungCamper({ birthdate }: Answers): boolean {
  return (birthdate instanceof Date || typeof birthdate === 'string') && isTooYoungForVaccine(birthdate);
}

/** What the answers of a camper's registration say of one another. */
export const camperRules: RecordRules<CamperFieldName> = {
  between: [
    {
      reads: ['birthdate', 'covid'],
      path: 'covid',
      message: tooYoungForVaccine,
      isBroken: (answers) => answers.covid === 'Yes' && isTooYoungCamper(answers),
    },
  ],
  forced: [
    { reads: ['birthdate'], field: 'covid', isForced: isTooYoungCamper, answer: 'No' },
    // There is nothing to prove.
    { reads: ['birthdate', 'covid'], field: 'covidVaccineImage', isForced: ({ covid }) => covid === 'No' },
  ],
};
