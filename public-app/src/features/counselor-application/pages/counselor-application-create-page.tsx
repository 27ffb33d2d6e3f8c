import { call } from '@camp/api-client/call';
import { currentCampQuery } from '@camp/api-client/camp/queries';
import { relatedRecordsKeys, relatedRecordsQuery } from '@camp/api-client/related-records/queries';
import { currentUserQuery } from '@camp/api-client/user/queries';
import * as counselorApplicationOperations from '@camp/contracts/counselor-application/operations';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { LinkButton } from '@camp/ui/link-button';
import { EmptyState } from '@camp/ui/empty-state';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout } from '@camp/ui/page-layout';
import { SelectField } from '@camp/ui/select-field';
import { useToast } from '@camp/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { draftKey } from '../../../forms/draft/draft-store';
import type { SentRecord } from '../../../forms/use-record-form';
import { ClosedNotice } from '../../registration/closed-notice';
import { DraftedForm } from '../../registration/drafted-form';
import { FormGate, NoCampYet } from '../../registration/form-gate';
import { profilePath } from '../../user/paths';
import { applicationAnswers, applicationSlots } from '../forms/application-answers';

const { title } = guardedPages.counselorApplicationCreate;

/** `/counselor-app/create`: the second part of a counselor's registration. */
export default function CounselorApplicationCreatePage() {
  const user = useQuery(currentUserQuery());
  const camp = useQuery(currentCampQuery());
  const records = useQuery({
    ...relatedRecordsQuery(user.data?._id ?? ''),
    enabled: user.data !== undefined,
  });
  return (
    <FormGate title={title} needed={[user, camp, records]}>
      {() => {
        if (!camp.data || !user.data) return <NoCampYet title={title} />;
        return (
          <PageLayout width="wide">
            <PageHeader eyebrow={camp.data.campTheme} title={`${title} ${camp.data.year}`} />
            {camp.data.registrationOpen ? (
              <WhoApplies
                camp={camp.data}
                userId={user.data._id}
                counselors={records.data?.counselor ?? []}
              />
            ) : (
              <ClosedNotice camp={camp.data} />
            )}
          </PageLayout>
        );
      }}
    </FormGate>
  );
}

interface WhoAppliesProps {
  camp: CurrentCamp;
  userId: string;
  /** The account's counselors of this year. */
  counselors: readonly CounselorRecord[];
}

const nameOf = ({ nameFirst, nameLast }: CounselorRecord) => `${nameFirst} ${nameLast}`;

/** The application of the only counselor without one; a choice where there are several, and the way on without one. */
function WhoApplies({ camp, userId, counselors }: WhoAppliesProps) {
  const [search, setSearch] = useSearchParams();
  const [form, setForm] = useState(1);
  const waiting = counselors.filter(({ application }) => application === null);
  const chosen =
    waiting.find(({ _id }) => _id === search.get('counselor')) ??
    (waiting.length === 1 ? waiting[0] : undefined);
  const send = useApply(userId, chosen?._id);
  if (waiting.length === 0) return <NobodyApplies isDone={counselors.length > 0} />;
  return (
    <>
      {waiting.length > 1 && (
        <SelectField
          label="Who applies?"
          name="counselor"
          options={waiting.map((counselor) => ({ value: counselor._id, label: nameOf(counselor) }))}
          value={chosen?._id ?? ''}
          onChange={({ target }) => setSearch({ counselor: target.value }, { replace: true })}
        />
      )}
      {chosen && (
        <DraftedForm
          key={`${chosen._id} ${form}`}
          label={`Counselor application of ${nameOf(chosen)}`}
          answers={applicationAnswers}
          draftKey={draftKey(applicationAnswers.record, userId, camp.year, chosen._id)}
          firstValues={{}}
          slots={() => applicationSlots(camp)}
          send={send}
          submit="Submit Application"
          onDraftDiscarded={() => setForm(form + 1)}
        />
      )}
    </>
  );
}

/** @property isDone every counselor of the account has applied */
function NobodyApplies({ isDone }: { isDone: boolean }) {
  return isDone ? (
    <EmptyState
      title="Your application has arrived"
      action={<LinkButton to={profilePath()}>Go to my profile</LinkButton>}
    >
      There is a counselor application for this registration already.
    </EmptyState>
  ) : (
    <EmptyState
      title="First the registration, then the application"
      action={<LinkButton to={guardedPages.counselorCreate.path}>Register as a counselor</LinkButton>}
    >
      Please register as a counselor first: the application follows.
    </EmptyState>
  );
}

/** Sends an application and goes on to the profile. @param counselor for whose registration */
function useApply(userId: string, counselor: string | undefined) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return async ({ body, idempotencyKey }: SentRecord) => {
    const sent = { ...body, userId, ...(counselor !== undefined && { counselor }) };
    await call(counselorApplicationOperations.create, { body: sent, idempotencyKey });
    return () => {
      toast.success('Counselor Application successfully submitted!');
      void queryClient.invalidateQueries({ queryKey: relatedRecordsKeys.all });
      return navigate(profilePath());
    };
  };
}
