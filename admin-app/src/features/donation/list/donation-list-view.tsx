import { donationListSource } from '@camp/api-client/donation/queries';
import { formatMoment } from '@camp/contracts/camp/moments';
import { donationList, donationStatusWords } from '@camp/contracts/donation/list';
import type { DonationRecord } from '@camp/contracts/donation/operations';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import { Badge } from '@camp/ui/content/badge';
import { TextLink } from '@camp/ui/actions/text-link';
import type { ViewOf } from '../../../list/list-view';
import { prefetchList } from '../../../list/prefetch-list';

/** The gift's states that the payment status does not show. */
const needsAttention = { disputed: true, returned: true, failed: true };

/** The view of the donation list (docs/product/administration.md). */
export const donationListView: ViewOf<typeof donationList, DonationRecord> = {
  list: donationList,
  source: donationListSource,
  words: { one: 'donation', many: 'donations' },
  nameOf: ({ amount, donor, donorEmail }) => `${dollarsAsText(amount)} ${donor || donorEmail || ''}`.trim(),
  header: 'amount',
  brief: ['donor', 'status'],
  calendarYears: true,
  cells: {
    donorEmail: ({ donorEmail }) =>
      donorEmail ? <TextLink href={`mailto:${donorEmail}`}>{donorEmail}</TextLink> : '–',
    status: ({ session: { payment_status: status }, status: standing }) => (
      <>
        <Badge tone={status === 'paid' ? 'meadow' : 'neutral'}>{status}</Badge>
        {standing === 'abandoned' && ' abandoned'}
        {standing in needsAttention && (
          <>
            {' '}
            <Badge tone="danger">{donationStatusWords[standing]}</Badge>
          </>
        )}
      </>
    ),
    createdAt: ({ createdAt }) => (
      <time dateTime={createdAt}>{formatMoment(createdAt, 'secondsBelowZone')}</time>
    ),
  },
};

/** Prefetches the list page for an address. */
export const prefetch = prefetchList(donationListView);
