import type { DonorOfYear } from '@camp/contracts/donation/operations';
import { campCalendarYear } from '@camp/contracts/camp/camp-zone';
import { zoneOfYear } from '@camp/contracts/content/time-zones';
import { number } from '@camp/contracts/forms/number-fields';
import { valueForFile } from '@camp/contracts/lists/value-for-file';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import { netAmountOf } from '@camp/database/donation/net-amount';
import { trusted } from 'mongoose';
import * as z from 'zod';
import { recordView } from '../audit/record-view';
import type { Dependencies } from '../dependencies';
import { csvLine } from '@camp/contracts/lists/csv-line';
import type { Person } from '../auth/person';

const yearWanted = 'Choose a year.';
/** A calendar year that may have gifts. */
export const yearOfGifts = number(yearWanted, yearWanted, (year) =>
  year.int(yearWanted).min(2000, yearWanted).max(9999, yearWanted),
);

/** The year of the requested donors. */
export const donorsSchema = z.object({ year: yearOfGifts });

/**
 * Each donor's total in a calendar year of the camp's time zone, highest first. One address counts as one donor. The
 * view of the names is recorded before the response, even if the export is empty.
 */
export async function donorsOfYear(
  deps: Dependencies,
  person: Person,
  year: number,
  action: 'list' | 'export',
): Promise<DonorOfYear[]> {
  const { first, last } = campCalendarYear(year);
  const arrived = await deps.models.Donation.find({ settledAt: trusted({ $gte: first, $lte: last }) })
    .sort({ settledAt: 1 })
    .lean<StoredDonation[]>();
  const gifts = arrived.filter((gift) => netAmountOf(gift) > 0);
  const named = gifts.filter(({ donor }) => donor);
  if (named.length > 0 || action === 'export') {
    const seen = { action, subject: 'donation', part: 'contact' } as const;
    await recordView(deps, person, { ...seen, recordIds: named.map(({ _id }) => _id) });
  }
  const byAddress = new Map<string, StoredDonation[]>();
  for (const gift of gifts) {
    const address = gift.donor?.email.toLowerCase() ?? '';
    byAddress.set(address, [...(byAddress.get(address) ?? []), gift]);
  }
  return [...byAddress.values()].map(donorOf).sort((one, other) => other.amount - one.amount);
}

/** @param gifts - of one donor, oldest first */
function donorOf(gifts: readonly StoredDonation[]): DonorOfYear {
  const last = gifts.at(-1);
  const dayOf = (gift: StoredDonation | undefined) => gift?.settledAt?.toISOString() ?? '';
  return {
    donor: gifts.findLast(({ donor }) => donor?.name)?.donor?.name ?? '',
    donorEmail: last?.donor?.email ?? '',
    amount: gifts.reduce((sum, gift) => sum + netAmountOf(gift), 0) / 100,
    gifts: gifts.length,
    first: dayOf(gifts[0]),
    last: dayOf(last),
  };
}

/** Exports the donors of a year for the treasurer. */
export async function* exportDonors(
  deps: Dependencies,
  person: Person,
  year: number,
): AsyncGenerator<string> {
  const donors = await donorsOfYear(deps, person, year, 'export');
  const lines = donors.map(({ donor, donorEmail, amount, gifts, first, last }) =>
    csvLine([
      donor || 'No name given',
      donorEmail,
      String(gifts),
      valueForFile('dollars', amount),
      valueForFile('day', first),
      valueForFile('day', last),
      valueForFile('camp-day', first),
      valueForFile('camp-day', last),
    ]),
  );
  yield csvLine([
    'Donor',
    'Email',
    'Donations',
    'Amount',
    ...['GMT', zoneOfYear(year)].flatMap((zone) => [`First donation (${zone})`, `Last donation (${zone})`]),
  ]);
  yield lines.join('');
}
