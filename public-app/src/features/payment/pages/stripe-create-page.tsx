import { currentCampQuery } from '@camp/api-client/camp/queries';
import { messageFor } from '@camp/api-client/problem';
import { relatedRecordsQuery } from '@camp/api-client/related-records/queries';
import { currentUserQuery } from '@camp/api-client/user/queries';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { ErrorState } from '@camp/ui/feedback/error-state';
import { Campfire } from '@camp/ui/illustrations/campfire';
import { LinkButton } from '@camp/ui/actions/link-button';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { profilePath } from '../../user/paths';
import { campersToPay } from '../campers-to-pay';
import { PayForCampers } from '../components/pay-for-campers';

/** `/stripe/create`: the profile's pay block as a page of its own (docs/product/payment.md). */
export default function StripeCreatePage() {
  return (
    <PageLayout width="text">
      <PageHeader title={guardedPages.stripeCreate.title} />
      <WhatToPay />
    </PageLayout>
  );
}

function WhatToPay() {
  const user = useQuery(currentUserQuery());
  const userId = user.data?._id ?? '';
  const camp = useQuery(currentCampQuery());
  const records = useQuery({ ...relatedRecordsQuery(userId), enabled: userId !== '' });

  const failed = [user, camp, records].find(({ isError, data }) => isError && data === undefined);
  if (failed) {
    return (
      <ErrorState onRetry={() => void failed.refetch()} retrying={failed.isFetching}>
        {messageFor(failed.error)}
      </ErrorState>
    );
  }
  if (!records.data || camp.data === undefined) return <Skeleton lines={5} label="Loading what to pay" />;
  const { payable, underWay } = campersToPay(records.data);
  if (!camp.data || payable.length + underWay.length === 0) return <NothingToPay />;
  return <PayForCampers userId={userId} camp={camp.data} records={records.data} />;
}

function NothingToPay() {
  return (
    <EmptyState
      title="There is nothing to pay"
      illustration={<Campfire />}
      action={<LinkButton to={profilePath()}>Go to my profile</LinkButton>}
    >
      None of your campers awaits payment. We write to you as soon as one does.
    </EmptyState>
  );
}
