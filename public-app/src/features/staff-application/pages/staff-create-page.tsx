import { currentCampQuery } from '@camp/api-client/camp/queries';
import { messageFor } from '@camp/api-client/problem';
import { staffApplicationQuery } from '@camp/api-client/staff-application/queries';
import { currentUserQuery } from '@camp/api-client/user/queries';
import { formatGmt, isPastDue } from '@camp/contracts/camp/dates';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Alert } from '@camp/ui/alert';
import { ErrorState } from '@camp/ui/error-state';
import { LinkButton } from '@camp/ui/link-button';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout } from '@camp/ui/page-layout';
import { Skeleton } from '@camp/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ClosedNotice } from '../../registration/closed-notice';
import { NoCampYet } from '../../registration/form-gate';
import { NewStaffApplication } from '../forms/new-staff-application';
import { lateNote } from '../staff-form-copy';

const { title, path } = guardedPages.staffCreate;

/** `/staff/create`: the staff application, or why there is none at the moment. */
export default function StaffCreatePage() {
  const [search] = useSearchParams();
  const copyFrom = search.get('copyFrom') || null;
  const user = useQuery(currentUserQuery());
  const camp = useQuery(currentCampQuery());
  const earlier = useQuery({ ...staffApplicationQuery(copyFrom ?? ''), enabled: copyFrom !== null });
  const [form, setForm] = useState(1);

  // What was there once stays: a later failure must not take away a form with answers in it.
  const failed = [user, camp, earlier].find((query) => query.isError && query.data === undefined);
  if (failed)
    return (
      <PageLayout width="form">
        <ErrorState
          level={1}
          title={failed === earlier ? 'The earlier application cannot be opened' : undefined}
          action={failed === earlier && <LinkButton to={path}>Start with an empty form</LinkButton>}
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
        >
          {messageFor(failed.error)}
        </ErrorState>
      </PageLayout>
    );
  if (!user.data || camp.data === undefined || (copyFrom !== null && !earlier.data))
    return (
      <PageLayout width="form">
        <PageHeader title={title} />
        <Skeleton lines={8} label="Loading the application form" />
      </PageLayout>
    );
  if (camp.data === null) return <NoCampYet title={title} />;
  return (
    <PageLayout width="wide">
      <ApplicationHeader camp={camp.data} />
      {camp.data.registrationOpen && (
        <NewStaffApplication
          key={`${copyFrom ?? 'new'} ${form}`}
          user={user.data}
          camp={camp.data}
          earlier={earlier.data}
          onDraftDiscarded={() => setForm(form + 1)}
        />
      )}
    </PageLayout>
  );
}

function ApplicationHeader({ camp }: { camp: CurrentCamp }) {
  const { registrationStaffEnd: due, registrationOpen } = camp;
  return (
    <>
      <PageHeader
        eyebrow={camp.campTheme}
        title={title}
        lead={`Staff Applications Due by ${formatGmt(due)}`}
      />
      {registrationOpen && isPastDue(due, new Date()) && (
        <Alert kind="warning">
          <p>{lateNote}</p>
        </Alert>
      )}
      {!registrationOpen && <ClosedNotice camp={camp} />}
    </>
  );
}
