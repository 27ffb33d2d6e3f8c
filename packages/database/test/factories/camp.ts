import { campYearDefaults } from '@camp/contracts/camp/dates';
import type { CampInput } from '@camp/contracts/camp/record';
import type { CampDocument, StoredCamp } from '../../src/camp/camp-model';
import type { Models } from '../../src/models';
import { nextNumber } from '@camp/contracts/test/sequence';

const firstYear = 2030;

/** The fields of a camp year, with the specification's default dates. */
export function campInput(values: Partial<CampInput> = {}): CampInput {
  const year = values.year ?? firstYear + (nextNumber() % 170);
  return {
    year,
    ...campYearDefaults(year),
    registrationCost: 300,
    waitListAfter: 40,
    campTheme: 'Rooted',
    skitTheme: 'Fairy tales',
    danceTheme: 'Neon',
    director1Name: 'Dana Director',
    director1Phone: '555-000-0001',
    director2Name: 'Devon Director',
    director2Phone: '555-000-0002',
    counselorDirector1Name: 'Casey Counselor',
    counselorDirector1Phone: '555-000-0003',
    counselorDirector2Name: 'Chris Counselor',
    counselorDirector2Phone: '555-000-0004',
    ...values,
  };
}

/** Stores a camp year. The default is a year that no other test uses. */
export async function createCamp(models: Models, values: Partial<CampDocument> = {}): Promise<StoredCamp> {
  const camp = await models.Camp.create({ ...campInput(values), ...values });
  return camp.toObject();
}
