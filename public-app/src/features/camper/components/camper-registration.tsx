import { currentCampQuery } from '@camp/api-client/camp/queries';
import { camperQuery } from '@camp/api-client/camper/queries';
import { messageFor } from '@camp/api-client/problem';
import { ownParentQuery } from '@camp/api-client/parent/queries';
import { everyRecordQuery } from '@camp/api-client/related-records/queries';
import { currentUserQuery } from '@camp/api-client/user/queries';
import { formatGmt, isPastDue } from '@camp/contracts/camp/dates';
import { lateFee } from '@camp/contracts/camp/limits';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { Alert } from '@camp/ui/alert';
import { ErrorState } from '@camp/ui/error-state';
import { LinkButton } from '@camp/ui/link-button';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout } from '@camp/ui/page-layout';
import { Skeleton } from '@camp/ui/skeleton';
import { TextLink } from '@camp/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ClosedNotice } from '../../registration/closed-notice';
import { NoCampYet } from '../../registration/form-gate';
import { registrationNote, waitlistNote } from '../camper-form-copy';
import { EarlierCampers } from './earlier-campers';
import { RegisteredThisYear } from './registered-this-year';
import { CamperForm } from '../forms/camper-form';
import { isRefused } from '../../registration/is-refused';

interface CamperRegistrationProps {
  /** The family chooses the waitlist. */
  forWaitlist?: boolean;
}

/** Registers a camper; `?copyFrom=` in the address begins with an earlier registration. */
export function CamperRegistration({ forWaitlist = false }: CamperRegistrationProps) {
  const [search] = useSearchParams();
  const copyFrom = search.get('copyFrom') || null;
  const user = useQuery(currentUserQuery());
  const camp = useQuery(currentCampQuery());
  const earlierCamper = useQuery({ ...camperQuery(copyFrom ?? ''), enabled: copyFrom !== null });
  // Only helps: the form comes without it too, but not before it, so that nothing moves under a finger.
  const records = useQuery({
    ...everyRecordQuery(user.data?._id ?? ''),
    enabled: user.data !== undefined,
    retry: false,
    meta: { quiet: true },
  });
  const parent = useQuery({ ...ownParentQuery(), retry: false, meta: { quiet: true } });
  const [form, setForm] = useState(1);

  // What was there once stays: a later failure must not take away a form with answers in it.
  const failed = [user, camp, earlierCamper].find((query) => query.isError && query.data === undefined);
  if (failed) {
    return (
      <PageLayout width="form">
        {failed === earlierCamper && isRefused(failed.error) ? (
          <ErrorState
            level={1}
            title="This earlier registration cannot be opened"
            action={<LinkButton to={guardedPages.camperCreate.path}>Start with an empty form</LinkButton>}
          >
            {messageFor(failed.error)}
          </ErrorState>
        ) : (
          <ErrorState level={1} onRetry={() => void failed.refetch()} retrying={failed.isFetching}>
            {messageFor(failed.error)}
          </ErrorState>
        )}
      </PageLayout>
    );
  }
  const isWaitingForRecords = [records, parent].some(({ isLoading, isFetched }) => isLoading && !isFetched);
  const isWaiting =
    camp.data === undefined || isWaitingForRecords || (copyFrom !== null && !earlierCamper.data);
  if (!user.data || isWaiting) {
    return (
      <PageLayout width="form">
        <PageHeader title={titleOf(forWaitlist)} />
        <Skeleton lines={8} label="Loading the registration form" />
      </PageLayout>
    );
  }
  if (camp.data === null) return <NoCampYet title={guardedPages.camperCreate.title} />;
  const registrations = records.data?.camper ?? [];
  return (
    <PageLayout width="wide">
      <RegistrationHeader camp={camp.data} forWaitlist={forWaitlist} />
      {camp.data.registrationOpen ? (
        <>
          {earlierCamper.data && (
            <RegisteredThisYear
              earlierCamper={earlierCamper.data}
              registrations={registrations}
              campYear={camp.data.year}
            />
          )}
          {copyFrom === null && <EarlierCampers registrations={registrations} campYear={camp.data.year} />}
          <CamperForm
            key={`${copyFrom ?? 'new'} ${form}`}
            forWaitlist={forWaitlist}
            user={user.data}
            parent={parent.data ?? undefined}
            camp={camp.data}
            registrations={registrations}
            earlierCamper={earlierCamper.data}
            onDraftDiscarded={() => setForm(form + 1)}
          />
        </>
      ) : (
        <ClosedNotice camp={camp.data} />
      )}
    </PageLayout>
  );
}

const titleOf = (forWaitlist: boolean) =>
  (forWaitlist ? guardedPages.camperWaitlistCreate : guardedPages.camperCreate).title;

/** Camp year, due date, late fee (docs/product/camper.md); after the close no day that is past. */
function RegistrationHeader({ camp, forWaitlist }: { camp: CurrentCamp; forWaitlist: boolean }) {
  const { registrationCamperEnd: due } = camp;
  const isOver = !camp.registrationOpen && camp.nextOpening !== camp.registrationStart;
  const isLate = isPastDue(due, new Date());
  return (
    <>
      <PageHeader
        eyebrow={camp.campTheme}
        title={`${titleOf(forWaitlist)} ${camp.year}`}
        lead={isOver || isLate ? undefined : `Registration is due ${formatGmt(due)}.`}
      />
      {camp.registrationOpen && (
        <Alert kind="info">
          {forWaitlist && <p>{waitlistNote}</p>}
          <p>
            A late fee of {dollarsAsText(lateFee)} applies {isLate ? 'now' : 'after this date'}, dependent on
            availability. {registrationNote}
          </p>
          <p>
            <TextLink to={publicPages.packingList.path} newTab>
              See the packing list
            </TextLink>
          </p>
        </Alert>
      )}
    </>
  );
}
