import { campCalendarYear } from '@camp/contracts/camp/camp-zone';
import { sortsOf } from '@camp/contracts/lists/list';
import { donationList } from '@camp/contracts/donation/list';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import { trusted, type QueryFilter } from 'mongoose';
import * as z from 'zod';
import { listQuerySchema, type ListOptions } from '../lists/list';
import { filterSchemaOf, narrowedBy, refusedFieldsOf } from '../lists/filter-schema';
import { yearOfGifts } from './donors-of-year';

/** Query parameters of the list of donations. */
export const donationListSchema = listQuerySchema.extend({
  ...refusedFieldsOf(donationList),
  // Those below have their own messages.
  ...filterSchemaOf(donationList),
  status: z
    .enum(['current', 'received', 'open', 'abandoned', 'disputed', 'returned', 'refunded', 'failed', 'all'], {
      error: 'Use current, received, open, abandoned, disputed, returned, refunded, failed or all.',
    })
    .optional(),
  year: yearOfGifts.optional(),
});

/** A checked query of the list. */
export type DonationListQuery = z.output<typeof donationListSchema>;

/** Received gifts, including those without a payment at Stripe. */
const arrived = { settledAt: trusted({ $exists: true }) };
const notArrived = { settledAt: trusted({ $exists: false }) };
const open = { ...notArrived, isOpen: true };
const failed = { ...notArrived, failedAt: trusted({ $exists: true }) };
const seen = { ...arrived, 'disputes.toDo': trusted({ $ne: true }) };
const undisputed = { ...seen, 'disputes.status': trusted({ $ne: 'lost' as const }) };

const filters = {
  received: { ...undisputed, refunds: trusted({ $exists: false }) },
  open,
  abandoned: { ...notArrived, isOpen: false, failedAt: trusted({ $exists: false }) },
  disputed: { 'disputes.toDo': true },
  returned: { ...seen, 'disputes.status': 'lost' },
  refunded: { ...undisputed, refunds: trusted({ $exists: true }) },
  failed,
  current: { $or: [arrived, open, failed] },
  all: {},
} as const satisfies Record<NonNullable<DonationListQuery['status']>, QueryFilter<StoredDonation>>;

/** The database filter of a query. */
export async function askForDonations({
  year,
  ...query
}: DonationListQuery): Promise<ListOptions<StoredDonation>> {
  const narrowed = await narrowedBy<typeof donationList, StoredDonation>(donationList, query, {
    status: (status) => filters[status as keyof typeof filters],
  });
  return {
    filter: { $and: [narrowed, year === undefined ? {} : inYear(year)] },
    query,
    sortable: ['-createdAt', ...sortsOf(donationList)],
    searchable: ['donor.name', 'donor.email'],
  };
}

/**
 * Received gifts count for the year of receipt, as in the totals. Others count for the year in which they were started.
 */
function inYear(year: number): QueryFilter<StoredDonation> {
  const { first, last } = campCalendarYear(year);
  const days = trusted({ $gte: first, $lte: last });
  return { $or: [{ settledAt: days }, { settledAt: trusted({ $exists: false }), createdAt: days }] };
}
