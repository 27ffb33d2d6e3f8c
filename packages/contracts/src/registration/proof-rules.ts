import type { RecordRules } from '../records/rules';

/** The rule of every form with a proof of vaccination. A Yes requires a proof, and a No has nothing to prove. */
export const proofRules = {
  forced: [{ reads: ['covid'], field: 'covidVaccineImage', isForced: ({ covid }) => covid === 'No' }],
  pictures: [{ field: 'covidVaccineImage', isNeeded: ({ covid }) => covid === 'Yes' }],
} as const satisfies RecordRules<'covid' | 'covidVaccineImage'>;
