import { donationSchema } from '@camp/contracts/donation/schemas';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import { listed } from '../operations/answers';
import { personalCall, publicCall } from '../operations/call';
import { csvFile } from '../lists/csv';
import { readList } from '../lists/list';
import { networkOf, refuseAbove } from '../limits/rate-limiter';
import { wholeFileSchemaOf } from '../lists/file-schema';
import { askForDonations, donationListSchema } from './ask-for-donations';
import { donate } from './donate';
import { donorsOfYear, donorsSchema, exportDonors } from './donors-of-year';
import { exportDonations } from './export-donations';
import { totalDonations } from './total-donations';
import { viewDonations } from './view-donations';

/** Handlers of donations. Anybody may give, and administrators see the gifts. */
export const donationHandlers = {
  'stripe.donate': publicCall('stripe.donate', {
    body: donationSchema,
    run: async ({ body, address, headers }, deps) => {
      await refuseAbove(deps.limiter, 'donate', networkOf(address));
      return { msg: await donate(deps, body, headers) };
    },
  }),
  'stripe.donate-list': personalCall('stripe.donate-list', {
    query: donationListSchema,
    run: async (call, deps) => {
      const asked = await askForDonations(call.query);
      const items = listed(call, await readList<StoredDonation>(deps.models.Donation, asked));
      return { donations: await viewDonations(deps, call.person, items, 'list') };
    },
  }),
  'stripe.donate-export': personalCall('stripe.donate-export', {
    query: wholeFileSchemaOf(donationListSchema),
    run: ({ query, person }, deps) => exportDonations(deps, person, query),
  }),
  'stripe.donate-donors': personalCall('stripe.donate-donors', {
    query: donorsSchema,
    run: async ({ query, person }, deps) => ({
      donors: await donorsOfYear(deps, person, query.year, 'list'),
    }),
  }),
  'stripe.donate-donors-export': personalCall('stripe.donate-donors-export', {
    query: donorsSchema,
    run: async ({ query: { year }, person }, deps) =>
      csvFile(`donors-${year}.csv`, exportDonors(deps, person, year)),
  }),
  'stripe.donate-totals': personalCall('stripe.donate-totals', {
    run: async (_call, deps) => ({ months: await totalDonations(deps) }),
  }),
};
