import type { RecordRules } from '../records/rules';

/** What every form that asks for a proof of vaccination says of it: a Yes needs one, a No has nothing to prove. */
export const proofRules = {
  forced: [{ reads: ['covid'], field: 'covidVaccineImage', isForced: ({ covid }) => covid === 'No' }],
  pictures: [{ field: 'covidVaccineImage', isNeeded: ({ covid }) => covid === 'Yes' }],
} as const satisfies RecordRules<'covid' | 'covidVaccineImage'>;
