import { messageFor } from '@camp/api-client/problem';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { ErrorState } from '@camp/ui/feedback/error-state';
import { LinkButton } from '@camp/ui/actions/link-button';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isRefused } from '@camp/api-client/is-refused';
import { profilePath } from '../user/paths';

interface FormGateProps {
  title: string;
  /** What has to be there before the form is, so that nothing moves under a finger. */
  needed: readonly UseQueryResult<unknown>[];
  /** What only helps: the form comes without it too, but not before it. */
  helpful?: readonly UseQueryResult<unknown>[];
  /** The record that the address names, which may not be this person's. */
  named?: UseQueryResult<unknown> | undefined;
  /** Said where the named record cannot be opened. */
  refusal?: string | undefined;
  /** The address of the form without that record; the way to the profile where absent. */
  startAnew?: string | undefined;
  children: () => ReactNode;
}

/** A form once all is there that it starts from; until then that it is waited for, or what went wrong. */
export function FormGate({
  title,
  needed,
  helpful = [],
  named,
  refusal,
  startAnew,
  children,
}: FormGateProps) {
  const all = named ? [...needed, named] : needed;
  // What was there once stays: a later failure must not take away a form with answers in it.
  const failed = all.find((query) => query.isError && query.data === undefined);
  if (failed) {
    const isGone = failed === named && isRefused(failed.error);
    return (
      <PageLayout width="form">
        <ErrorState
          level={1}
          {...(isGone
            ? { title: refusal, action: <WayOn startAnew={startAnew} /> }
            : { onRetry: () => void failed.refetch(), retrying: failed.isFetching })}
        >
          {messageFor(failed.error)}
        </ErrorState>
      </PageLayout>
    );
  }
  if (
    all.some(({ data }) => data === undefined) ||
    helpful.some(({ isPending, isFetched }) => isPending && !isFetched)
  ) {
    return (
      <PageLayout width="form">
        <PageHeader title={title} />
        <Skeleton lines={8} label="Loading the form" />
      </PageLayout>
    );
  }
  return children();
}

function WayOn({ startAnew }: { startAnew: string | undefined }) {
  return startAnew === undefined ? (
    <LinkButton to={profilePath()}>Go to my profile</LinkButton>
  ) : (
    <LinkButton to={startAnew}>Start with an empty form</LinkButton>
  );
}

/** Nobody can register before a camp is announced. */
export function NoCampYet({ title }: { title: string }) {
  return (
    <PageLayout width="form">
      <PageHeader title={title} />
      <EmptyState
        title="No camp has been announced yet"
        action={<LinkButton to="/">Go to the home page</LinkButton>}
      >
        Please check back later.
      </EmptyState>
    </PageLayout>
  );
}
