import { currentCampQuery } from '@camp/api-client/camp/queries';
import { relatedRecordsQuery } from '@camp/api-client/related-records/queries';
import { currentUserQuery } from '@camp/api-client/user/queries';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { Campfire } from '@camp/ui/illustrations/campfire';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { NotOpened, ToProfile } from '../../user/components/not-opened';
import { campersToPay } from '../campers-to-pay';
import { PayForCampers } from '../components/pay-for-campers';

/** `/stripe/create`: the profile's payment block on its own page (docs/product/payment.md). */
export default function StripeCreatePage() {
  const user = useQuery(currentUserQuery());
  const userId = user.data?._id ?? '';
  const camp = useQuery(currentCampQuery());
  const records = useQuery({ ...relatedRecordsQuery(userId), enabled: userId !== '' });
  const toPay = records.data && campersToPay(records.data);
  const awaiting = [...(toPay?.payable ?? []), ...(toPay?.underWay ?? [])];
  const isFree = camp.data?.registrationCost === 0 && awaiting.every(({ amountDue }) => amountDue === 0);
  const failed = [user, camp, records].find(({ isError, data }) => isError && data === undefined);
  return (
    <PageLayout width="text">
      <PageHeader title={guardedPages.stripeCreate.title} />
      {failed && <NotOpened query={failed} />}
      {!failed && (!records.data || camp.data === undefined) && (
        <Skeleton lines={5} label="Loading your campers" />
      )}
      {records.data && camp.data && awaiting.length > 0 && (
        <PayForCampers userId={userId} camp={camp.data} records={records.data} />
      )}
      {records.data && camp.data !== undefined && (!camp.data || awaiting.length === 0) && (
        <NothingToDo isFree={isFree} />
      )}
    </PageLayout>
  );
}

function NothingToDo({ isFree }: { isFree: boolean }) {
  return (
    <EmptyState
      title={isFree ? 'There’s nothing to confirm' : 'There’s nothing to pay'}
      illustration={<Campfire />}
      action={<ToProfile />}
    >
      {isFree ? 'None of your campers need to be confirmed.' : 'None of your campers are awaiting payment.'}{' '}
      We’ll email you when that changes.
    </EmptyState>
  );
}
