import { currentCampQuery } from '@camp/api-client/camp/queries';
import { paymentCheckQuery } from '@camp/api-client/payment/queries';
import { messageFor } from '@camp/api-client/problem';
import { relatedRecordsKeys, relatedRecordsQuery } from '@camp/api-client/related-records/queries';
import { currentUserQuery } from '@camp/api-client/user/queries';
import type { PaymentRecord } from '@camp/contracts/payment/payment-record';
import { Alert } from '@camp/ui/feedback/alert';
import { Campfire } from '@camp/ui/illustrations/campfire';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ToProfile } from '../../user/components/not-opened';
import { OutcomePage } from '../components/outcome-page';
import { GettingReady } from '../components/getting-ready';
import { PaidCampers } from '../components/paid-campers';

/** `/stripe/success`: says thanks, and shows the result of the payment check (docs/product/payment.md). */
export default function StripeSuccessPage() {
  const user = useQuery(currentUserQuery());
  const id = user.data?._id;
  const check = useQuery({ ...paymentCheckQuery(id ?? ''), enabled: id !== undefined });
  const camp = useQuery(currentCampQuery());
  const isChecked = check.data?.checked === true;
  const payments = check.data?.payments ?? [];
  const queryClient = useQueryClient();
  useEffect(() => {
    // The profile's data was loaded before the payment.
    if (isChecked) void queryClient.invalidateQueries({ queryKey: relatedRecordsKeys.all });
  }, [isChecked, queryClient]);
  const related = useQuery({
    ...relatedRecordsQuery(id ?? ''),
    enabled: check.isSuccess && id !== undefined,
  });

  const [latest] = payments.filter(hasArrived).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  // Until the check is loaded, the text of a free camp is neutral, because a late fee may have been paid.
  const isFree = latest ? latest.amount === 0 : camp.data?.registrationCost === 0;
  const thanks =
    latest && isFree ? 'Thank you, you’re confirmed!' : `Thank you${isFree ? '' : ' for your payment'}!`;
  const what = isFree ? 'registration' : 'payment';
  return (
    <OutcomePage picture={<Campfire />} title={thanks}>
      {/* The region is there before the result, which screen readers then read. */}
      <div role="status" className="outcome__result">
        {(check.isPending || (check.isSuccess && related.isPending)) && (
          <Skeleton lines={3} label={`Checking your ${what}`} />
        )}
        {check.isError && (
          <Alert kind="warning" title={`We couldn’t check your ${what} yet`}>
            <p>{messageFor(check.error)}</p>
            <p>Nothing is lost. We’ll check again automatically, and your profile will show the result.</p>
          </Alert>
        )}
        {check.isSuccess && !isChecked && (
          <Alert title={`We’re still checking your ${what}`}>
            <p>This page updates automatically in a moment. You don’t need to do anything.</p>
          </Alert>
        )}
        {check.isSuccess && related.isSuccess && (isChecked || latest) && (
          <PaidCampers latest={latest} isFree={isFree} campers={related.data.camper} />
        )}
      </div>
      {camp.data && payments.some(({ status }) => status === 'paid') && (
        <GettingReady camp={camp.data} isOwn />
      )}
      <ToProfile />
    </OutcomePage>
  );
}

/** Whether the money has arrived or is on its way. */
const hasArrived = ({ status }: PaymentRecord) => status === 'paid' || status === 'processing';
