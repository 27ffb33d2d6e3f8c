import { formatMoment, formatTime } from '@camp/contracts/camp/moments';
import { donationStatusWords } from '@camp/contracts/donation/list';
import type { DonationRecord } from '@camp/contracts/donation/operations';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import type { ListedDispute } from '@camp/contracts/payment/listed-payment';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import type { ReactNode } from 'react';

interface DonationDetailProps {
  /** Undefined if the donation is not on the list's current page. */
  donation: DonationRecord | undefined;
  /** The buttons for this donation. */
  actions: ReactNode;
}

/** One donation in the drawer. */
export function DonationDetail({ donation, actions }: DonationDetailProps) {
  if (!donation)
    return <p>This donation isn’t on this page of the list. Try another page, or remove the filters.</p>;
  const { _id, donor, donorEmail, status, session, refunded, disputes = [], createdAt } = donation;
  return (
    <>
      <KeyValueList
        items={[
          { label: 'Donor', value: donor },
          { label: 'Email', value: donorEmail },
          { label: 'Status', value: donationStatusWords[status] },
          { label: 'Payment status', value: session.payment_status },
          ...(refunded ? [{ label: 'Refunded', value: dollarsAsText(refunded) }] : []),
          ...disputes.map((dispute) => ({ label: 'Dispute', value: inWords(dispute) })),
          { label: 'Created (GMT)', value: formatMoment(createdAt, 'secondsBelowZone') },
          { label: 'Reference', value: _id },
        ]}
      />
      {actions}
    </>
  );
}

function inWords({ amount, reason, status, dueBy }: ListedDispute): string {
  const money = `${dollarsAsText(amount)} (${reason})`;
  if (status === 'won') return `${money}: the bank decided in favor of the camp`;
  if (status === 'lost') return `${money}: the bank returned the money to the donor`;
  return `${money}${dueBy ? `: respond in Stripe by ${formatTime(dueBy)}` : ''}`;
}
