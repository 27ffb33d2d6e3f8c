import { formatMoment } from '@camp/contracts/camp/moments';
import { donationStatusWords } from '@camp/contracts/donation/list';
import type { DonationRecord } from '@camp/contracts/donation/operations';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import type { ReactNode } from 'react';

interface DonationDetailProps {
  /** Undefined where the list does not have it on this page. */
  donation: DonationRecord | undefined;
  /** What may be done with it. */
  actions: ReactNode;
}

/** One gift beside the list. */
export function DonationDetail({ donation, actions }: DonationDetailProps) {
  if (!donation) return <p>It is not on this page of the list.</p>;
  const { _id, donor, donorEmail, status, session, createdAt } = donation;
  return (
    <>
      <KeyValueList
        items={[
          { label: 'Donor', value: donor },
          { label: 'Email', value: donorEmail },
          { label: 'Status', value: donationStatusWords[status] },
          { label: 'Payment status', value: session.payment_status },
          { label: 'Created (GMT)', value: formatMoment(createdAt, 'secondsBelowZone') },
          { label: 'Reference', value: _id },
        ]}
      />
      {actions}
    </>
  );
}
