import { keep } from '../kept/keep';
import type { Models } from '../models';
import { readPlain } from '../read-plain';
import { withoutBook, type CampDocument, type StoredCamp } from './camp-model';

const kept = keep<CampDocument>((Camp) =>
  readPlain(Camp, {}, { sort: { year: 1 }, projection: withoutBook }),
);

/**
 * All camps by year, without their books of seats, kept while they stay the same. Who decides about a seat or a price
 * asks the database.
 *
 * @throws MongoDB's errors
 */
export const keptCamps = ({ Camp }: Pick<Models, 'Camp'>): Promise<readonly StoredCamp[]> => kept(Camp);
