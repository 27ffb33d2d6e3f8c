import { EmptyState } from '@camp/ui/feedback/empty-state';
import { LinkButton } from '@camp/ui/actions/link-button';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotOpened } from '../user/components/not-opened';

interface PageGateProps {
  title: string;
  /** What is waited for, in words; the form where absent. */
  awaited?: string;
  /** What has to be there before the form is, so that nothing moves under a finger. */
  needed?: readonly UseQueryResult<unknown>[];
  /** What only helps: the form comes without it too, but not before it. */
  helpful?: readonly UseQueryResult<unknown>[];
  /** The record that the address names, which may not be this person's. */
  named?: UseQueryResult<unknown> | undefined;
  /** Said where the named record cannot be opened. */
  refusal?: string | undefined;
  /** The address of the form without that record; the way to the profile where absent. */
  startOver?: string | undefined;
  children: () => ReactNode;
}

/** A form or record once all is there that it starts from; until then that it is waited for, or what went wrong. */
export function PageGate({
  title,
  awaited = 'the form',
  needed = [],
  helpful = [],
  named,
  refusal,
  startOver,
  children,
}: PageGateProps) {
  const all = named ? [...needed, named] : needed;
  // What was there once stays: a later failure must not take away a form with answers in it.
  const failed = all.find((query) => query.isError && query.data === undefined);
  if (failed) {
    return (
      <PageLayout width="form">
        <NotOpened
          level={1}
          query={failed}
          refusal={failed === named ? refusal : undefined}
          action={startOver && <LinkButton to={startOver}>Start with an empty form</LinkButton>}
        />
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
        <Skeleton lines={8} label={`Loading ${awaited}`} />
      </PageLayout>
    );
  }
  return children();
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
