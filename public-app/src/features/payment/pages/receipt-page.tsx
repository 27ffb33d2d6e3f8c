import { receiptQuery } from '@camp/api-client/payment/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { formatCampDayAndZone } from '@camp/contracts/camp/camp-zone';
import { campContent, legalNameAndAddress } from '@camp/contracts/content/camp';
import type { Receipt } from '@camp/contracts/payment/receipt';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { BackLink } from '@camp/ui/actions/back-link';
import { Button } from '@camp/ui/actions/button';
import { PrinterIcon } from '@camp/ui/icons';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { profilePath } from '../../user/paths';
import { NotOpened } from '../../user/components/not-opened';
import { ReceiptSums } from '../components/receipt-sums';

const { title } = guardedPages.stripeReceipt;

/** `/stripe/receipt/{id}`: a family's receipt for a payment, to read and print. */
export default function ReceiptPage() {
  const { id = '' } = useParams();
  const query = useQuery(receiptQuery(id));
  if (query.data) return <ReceiptSheet receipt={query.data} />;
  return (
    <PageLayout width="form">
      {query.error ? (
        <NotOpened level={1} query={query} refusal="We can’t open this receipt" />
      ) : (
        <>
          <PageHeader title={title} />
          <Skeleton lines={6} label="Loading the receipt" />
        </>
      )}
    </PageLayout>
  );
}

function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { user } = useSession();
  const { userId, campYear, settledAt, family, _id } = receipt;
  const { name, organization, contact } = campContent;
  const isFree = receipt.amount === 0;
  return (
    <PageLayout width="form">
      <PageHeader
        back={<BackLink to={profilePath(userId === user?._id ? undefined : userId)}>Profile</BackLink>}
        eyebrow={`${name} ${campYear}`}
        title={isFree ? 'Confirmation' : title}
        lead={`${isFree ? 'Confirmed' : 'Paid'} on ${formatCampDayAndZone(settledAt)}`}
        actions={
          <Button variant="quiet" icon={<PrinterIcon />} onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <KeyValueList
        items={[
          { label: isFree ? 'Confirmed by' : 'Paid by', value: family },
          {
            label: isFree ? 'Camp run by' : 'Paid to',
            value: legalNameAndAddress(),
          },
          { label: isFree ? 'Confirmed' : 'Paid for', value: `Registration for ${name} ${campYear}` },
          { label: 'Paid with', value: isFree ? undefined : 'Card' },
          { label: 'Reference', value: _id },
        ].filter(({ value }) => value)}
      />
      <ReceiptSums receipt={receipt} />
      <p>
        Questions about this {isFree ? 'confirmation' : 'payment'}? Email {contact.email} and include the
        reference. Our employer identification number (EIN) is {organization.ein}.
      </p>
    </PageLayout>
  );
}
