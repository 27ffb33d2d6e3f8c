import { donationSchema } from '@camp/contracts/donation/schemas';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import { personalCall, publicCall } from '../http/call';
import { listQuerySchema, readList } from '../http/list';
import { networkOf, refuseAbove } from '../http/rate-limiter';
import { donate } from './donate';
import { presentDonation } from './present-donation';

/** Donations: anybody gives, administrators see what came. */
export const donationHandlers = {
  'stripe.donate': publicCall('stripe.donate', {
    body: donationSchema,
    run: async ({ body, address, headers }, deps) => {
      await refuseAbove(deps.limiter, 'donate', networkOf(address));
      return { msg: await donate(deps, body, headers) };
    },
  }),
  'stripe.donate-list': personalCall('stripe.donate-list', {
    query: listQuerySchema,
    run: async ({ query, setHeader }, { models }) => {
      const { items, total } = await readList<StoredDonation>(models.Donation, {
        filter: {},
        query,
        sortable: ['-createdAt', 'amount'],
        searchable: ['paymentStatus'],
      });
      setHeader('X-Total-Count', String(total));
      return { donations: items.map(presentDonation) };
    },
  }),
};
