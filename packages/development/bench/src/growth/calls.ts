/** A call that is asked of each size. */
export interface Call {
  what: string;
  path: string;
  as: 'office' | 'family';
  /** How often in each of its turns. */
  requests: number;
  /** The largest size's p95 against the smallest one's; absent where it is work in the year that is shown. */
  target?: number;
}

/** Requests of a turn; hundreds in all rounds together, so that the p95 is not that of one collection of garbage. */
export const often = 40;

const page = 'page=1&pageSize=25';
/** The smallest size has no more of them in a year. */
const shortPage = 'page=1&pageSize=10';

const list = (what: string, path: string): Call => ({
  what: `P4: ${what}`,
  path: `/api/${path}`,
  as: 'office',
  requests: often,
  target: 1.5,
});

/** The calls whose page or answer is the same at every size. */
export const samePage: readonly Call[] = [
  list('campers, a page by name', `camper/list?${page}&sort=nameLast`),
  list('campers, the last first', `camper/list?${page}&sort=-createdAt`),
  list('campers, by grade', `camper/list?${page}&sort=grade`),
  list('campers who have paid', `camper/list?${shortPage}&sort=nameLast&paid=true`),
  list('counselors', `counselor/list?${shortPage}`),
  list('staff applications', `staff/list?${shortPage}`),
  list('payments', `stripe/list?${shortPage}`),
  list('accounts', `user/list?${page}&sort=nameLast`),
  {
    what: 'P5: a family’s records of this year',
    path: '/api/data/user',
    as: 'family',
    requests: often,
    target: 1.3,
  },
  {
    what: 'P5: a family’s records of all years',
    path: '/api/data/user?historical=true',
    as: 'family',
    requests: often,
    target: 1.3,
  },
];

const ofYear = (what: string, path: string): Call => ({
  what: `${what} (reads the year)`,
  path: `/api/${path}`,
  as: 'office',
  requests: 12,
});

/** The calls that are linear in the year that is shown, and flat over history. */
export const ofTheYear: readonly Call[] = [
  ofYear('campers with an allergy', `camper/list?${page}&sort=nameLast&allergicReactions=Yes`),
  ofYear('search for a name', `camper/list?${page}&sort=nameLast&q=rivera`),
  ofYear('totals above the list', 'camper/totals'),
  ofYear('dashboard', 'camp/data'),
];
