import type { Limit } from '../row';

/** A request to measure at each size. */
export interface Call {
  what: string;
  path: string;
  as: 'administrator' | 'family';
  /** The limit of the largest size relative to the smallest. */
  limit: Limit;
}

const page = 'page=1&pageSize=25';
/** A page of at most the number of records that the smallest size has in a year. */
const shortPage = 'page=1&pageSize=10';

const list = (what: string, path: string): Call => ({
  ...{ what: `P4: ${what}`, path: `/api/${path}`, as: 'administrator', limit: { atMost: 1.5 } },
});
const records = (what: string, path: string): Call => ({
  ...{ what: `P5: ${what}`, path: `/api/${path}`, as: 'family', limit: { atMost: 1.3 } },
});

/** Requests with the same result at every size. The limit applies to their p95. */
export const samePage: readonly Call[] = [
  list('campers, a page by name', `camper/list?${page}&sort=nameLast`),
  list('campers, newest first', `camper/list?${page}&sort=-createdAt`),
  list('campers, by grade', `camper/list?${page}&sort=grade`),
  list('campers who have paid', `camper/list?${shortPage}&sort=nameLast&paid=true`),
  list('counselors', `counselor/list?${shortPage}`),
  list('staff applications', `staff/list?${shortPage}`),
  list('payments', `stripe/list?${shortPage}`),
  list('accounts', `user/list?${page}&sort=nameLast`),
  records('a family’s records of this year', 'data/user'),
  records('a family’s records of all years', 'data/user?historical=true'),
];

const ofYear = (what: string, path: string): Call => ({
  what: `flat over history: ${what}`,
  path: `/api/${path}`,
  as: 'administrator',
  limit: { atMost: 1.3 },
});

/**
 * Requests that are linear in the shown year. With the same year, the limit applies to their median, by the number of
 * earlier records.
 */
export const ofTheYear: readonly Call[] = [
  ofYear('campers with an allergy', `camper/list?${page}&sort=nameLast&allergicReactions=Yes`),
  ofYear('search for a name', `camper/list?${page}&sort=nameLast&q=rivera`),
  ofYear('totals above the list', 'camper/totals'),
  ofYear('dashboard', 'camp/data'),
];
