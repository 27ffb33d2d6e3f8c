import type { RecordRules } from '../records/rules';
import { isOfTooYoung, tooYoungForced, tooYoungForVaccine } from '../vaccination/rule';

type ReadByRules = 'birthdate' | 'covid' | 'covidVaccineImage';

/** The rules of every registration with a vaccination answer (docs/product/vaccination.md). */
export const vaccinationRules = {
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
} as const satisfies RecordRules<ReadByRules>;

/** The rules of the counselor and staff forms, on which a Yes requires its proof. */
export const proofRules = {
  ...vaccinationRules,
  pictures: [{ field: 'covidVaccineImage', isNeeded: ({ covid }) => covid === 'Yes' }],
} as const satisfies RecordRules<ReadByRules>;
