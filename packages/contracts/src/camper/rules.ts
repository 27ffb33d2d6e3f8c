import type { RecordRules } from '../records/rules';
import { isOfTooYoung, tooYoungForced, tooYoungForVaccine } from '../vaccination/rule';
import type { CamperFieldName } from './record';

/** The rules between the answers of a camper's registration. */
export const camperRules: RecordRules<CamperFieldName> = {
  between: [
    {
      reads: ['birthdate', 'covid'],
      path: 'covid',
      message: tooYoungForVaccine,
      isBroken: (answers) => answers.covid === 'Yes' && isOfTooYoung(answers),
    },
  ],
  forced: [
    tooYoungForced,
    // Without a vaccination, there is nothing to prove.
    { reads: ['birthdate', 'covid'], field: 'covidVaccineImage', isForced: ({ covid }) => covid === 'No' },
  ],
};
