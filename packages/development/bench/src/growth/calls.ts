import type { Limit } from '../row';

/** A call that is asked of each size. */
export interface Call {
  what: string;
  path: string;
  as: 'administrator' | 'family';
  /** The largest size against the smallest one. */
  limit: Limit;
}

const page = 'page=1&pageSize=25';
/** The smallest size has no more of them in a year. */
const shortPage = 'page=1&pageSize=10';

const list = (what: string, path: string): Call => ({
  ...{ what: `P4: ${what}`, path: `/api/${path}`, as: 'administrator', limit: { atMost: 1.5 } },
});
const records = (what: string, path: string): Call => ({
  ...{ what: `P5: ${what}`, path: `/api/${path}`, as: 'family', limit: { atMost: 1.3 } },
});

/** The calls whose page or answer is the same at every size: their p95 is held. */
export const samePage: readonly Call[] = [
  list('campers, a page by name', `camper/list?${page}&sort=nameLast`),
  list('campers, the last first', `camper/list?${page}&sort=-createdAt`),
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

/** The calls that are linear in the year that is shown: with the same year, their median is held over the years before. */
export const ofTheYear: readonly Call[] = [
  ofYear('campers with an allergy', `camper/list?${page}&sort=nameLast&allergicReactions=Yes`),
  ofYear('search for a name', `camper/list?${page}&sort=nameLast&q=rivera`),
  ofYear('totals above the list', 'camper/totals'),
  ofYear('dashboard', 'camp/data'),
];
