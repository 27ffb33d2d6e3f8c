import type { CamperTotals } from '@camp/contracts/camper/operations';
import { endOfDueDay } from '@camp/contracts/camp/dates';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { currentCamp } from '@camp/database/camp/current-camp';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { amountDue } from '@camp/contracts/payment/amount-due';
import type { QueryFilter, Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { readQuery } from '../lists/list';
import { askForRegistrations } from '../registration/list-registrations';
import type { CountedBy } from '../registration/record-asked-about';
import { camperKind } from './camper-kind';
import type { CamperListQuery } from './camper-list-schema';
import { moneyOfCamp } from '../payment/money-of-camp';
import { maySeeMoney } from '../payment/policies';

type Campers = Pick<StoredCamper, 'paid' | 'waitlist'> & { late: boolean; count: number };

const none: CamperTotals = { campers: 0, seated: 0, waitlisted: 0, seats: null };

/**
 * Seats of the filtered campers, and money if the person may see payments. The database counts them. The paid amount is
 * the sum of the payments, since prices may have changed.
 */
export async function totalCampers(
  deps: Dependencies,
  person: Person,
  query: CamperListQuery,
): Promise<CamperTotals> {
  const { models, clock } = deps;
  const { year } = query;
  const camp = await (year === undefined
    ? currentCamp(models, clock.now())
    : models.Camp.findOne({ year }).lean<StoredCamp>());
  const asked = await askForRegistrations(deps, person, camperKind, query, countedApart(camp));
  const { wanted } = readQuery(asked.options);
  if (!camp) return none;
  const seesMoney = maySeeMoney(person);
  const [groups, paid] = await Promise.all([
    countCampers(deps, wanted, camp),
    seesMoney ? sumPaid(deps, wanted, camp, isWholeYear(query)) : 0,
  ]);
  const count = (which: (group: Campers) => boolean) =>
    groups.filter(which).reduce((sum, group) => sum + group.count, 0);
  const owing = groups.filter((group) => group.paid !== true && !group.waitlist);
  return {
    campers: count(() => true),
    seated: count(({ waitlist }) => !waitlist),
    waitlisted: count(({ waitlist }) => waitlist),
    seats: camp.waitListAfter,
    ...(seesMoney && {
      paid: paid / 100,
      open: owing.reduce((sum, { late, count: campers }) => sum + campers * priceOf(camp, late), 0) / 100,
    }),
  };
}

/** The open amount also tells how many registered late. */
function countedApart(camp: StoredCamp | null): CountedBy<StoredCamper> {
  const due = camp && endOfDueDay(camp.registrationCamperEnd);
  return {
    fields: ['waitlist', 'paid', 'createdAt'],
    group: ({ waitlist, paid, createdAt }) => [waitlist, paid, due && createdAt > due].join(),
  };
}

const priceOf = (camp: StoredCamp, late: boolean): number => {
  const due = endOfDueDay(camp.registrationCamperEnd).getTime();
  return amountDue({ createdAt: new Date(late ? due + 1 : due) }, camp).total;
};

async function countCampers(
  { models }: Dependencies,
  wanted: QueryFilter<StoredCamper>,
  camp: StoredCamp,
): Promise<Campers[]> {
  const due = endOfDueDay(camp.registrationCamperEnd);
  const counted = await models.Camper.aggregate<{ _id: Omit<Campers, 'count'>; count: number }>([
    { $match: wanted },
    {
      $group: {
        _id: { paid: '$paid', waitlist: '$waitlist', late: { $gt: ['$createdAt', due] } },
        count: { $sum: 1 },
      },
    },
  ]);
  return counted.map(({ _id, count }) => ({ ..._id, count }));
}

/** @returns cents without refunds. For a whole year, all payments count */
async function sumPaid(
  { models }: Dependencies,
  wanted: QueryFilter<StoredCamper>,
  { _id: campId }: StoredCamp,
  isWhole: boolean,
): Promise<number> {
  const money = await moneyOfCamp(models, campId);
  if (isWhole) return money.total;
  const found = await models.Camper.find(wanted, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
  return money.of(found.map(({ _id }) => _id));
}

/** Whether only the year selects the campers. */
const isWholeYear = ({
  year: _year,
  sort: _sort,
  page: _page,
  pageSize: _size,
  ...narrowing
}: CamperListQuery) => Object.values(narrowing).every((value) => value === undefined || value === '');
