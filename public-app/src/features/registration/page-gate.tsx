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
  /** The loading content in words. Defaults to the form. */
  awaited?: string;
  /** Required before the form is shown, so that nothing moves while a person taps. */
  needed?: readonly UseQueryResult<unknown>[];
  /** Optional data. The form waits for it, but is shown even if it fails to load. */
  helpful?: readonly UseQueryResult<unknown>[];
  /** The record in the address, which may belong to somebody else. */
  named?: UseQueryResult<unknown> | undefined;
  /** Shown if that record cannot be opened. */
  refusal?: string | undefined;
  /** The address of the form without that record. Defaults to the profile. */
  startOver?: string | undefined;
  children: () => ReactNode;
}

/** Shows a form or record once all its data is loaded. Until then, it shows a placeholder or the error. */
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
  // Loaded data stays, since a later failure must not unmount a form with answers in it.
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
