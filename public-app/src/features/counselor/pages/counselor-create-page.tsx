import { call } from '@camp/api-client/call';
import { currentCampQuery } from '@camp/api-client/camp/queries';
import { counselorQuery } from '@camp/api-client/counselor/queries';
import { ownParentQuery } from '@camp/api-client/parent/queries';
import { relatedRecordsKeys } from '@camp/api-client/related-records/queries';
import { currentUserQuery } from '@camp/api-client/user/queries';
import { formatGmt, isPastDue } from '@camp/contracts/camp/dates';
import { counselorContent } from '@camp/contracts/content/counselors';
import * as counselorOperations from '@camp/contracts/counselor/operations';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout } from '@camp/ui/page-layout';
import { useToast } from '@camp/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { draftKey } from '../../../forms/draft/draft-store';
import type { SentRecord } from '../../../forms/use-record-form';
import { ClosedNotice } from '../../registration/closed-notice';
import { DraftedForm } from '../../registration/drafted-form';
import { FormGate, NoCampYet } from '../../registration/form-gate';
import { CampDatesBanner } from '../components/camp-dates-banner';
import { counselorAnswers, counselorFormInvalid, knownOfCounselor } from '../forms/counselor-answers';
import { counselorSlots } from '../forms/counselor-slots';

const { title } = guardedPages.counselorCreate;

/** `/counselor/create`: the registration of a counselor, or why there is none at the moment. */
export default function CounselorCreatePage() {
  const [search] = useSearchParams();
  const copyFrom = search.get('copyFrom') || null;
  const user = useQuery(currentUserQuery());
  const camp = useQuery(currentCampQuery());
  const earlier = useQuery({ ...counselorQuery(copyFrom ?? ''), enabled: copyFrom !== null });
  const parent = useQuery({ ...ownParentQuery(), retry: false, meta: { quiet: true } });
  const [form, setForm] = useState(1);
  const register = useRegister(user.data?._id ?? '');

  return (
    <FormGate
      title={title}
      needed={[user, camp]}
      helpful={[parent]}
      {...(copyFrom !== null && { named: earlier, refusal: 'This earlier registration cannot be opened' })}
    >
      {() => {
        if (!user.data || !camp.data) return <NoCampYet title={title} />;
        const current = camp.data;
        const { registrationStaffEnd: due, registrationOpen, year } = current;
        return (
          <PageLayout width="wide">
            <PageHeader
              eyebrow={current.campTheme}
              title={`${title} ${year}`}
              lead={`${counselorContent.eligibility}${isPastDue(due, new Date()) ? '' : ` Registration is due ${formatGmt(due)}.`}`}
            />
            {registrationOpen ? (
              <>
                <CampDatesBanner camp={current} />
                <DraftedForm
                  key={`${copyFrom ?? 'new'} ${form}`}
                  label="Counselor registration"
                  answers={counselorAnswers}
                  draftKey={draftKey(counselorAnswers.record, user.data._id, year, copyFrom)}
                  firstValues={knownOfCounselor(user.data, parent.data ?? undefined, earlier.data)}
                  slots={({ medicalDraftConsent }) =>
                    counselorSlots({
                      camp: current,
                      beforeMedical: medicalDraftConsent,
                      isProofStored: false,
                    })
                  }
                  send={register}
                  refusal={counselorFormInvalid}
                  submit="Submit Registration"
                  onDraftDiscarded={() => setForm(form + 1)}
                />
              </>
            ) : (
              <ClosedNotice camp={current} />
            )}
          </PageLayout>
        );
      }}
    </FormGate>
  );
}

/** Sends a registration; the application follows it. */
function useRegister(userId: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return async (sent: SentRecord) => {
    const { _id } = await call(counselorOperations.create, {
      ...sent,
      body: { ...sent.body, userId },
    });
    return () => {
      toast.success('Counselor Registration successfully created!');
      void queryClient.invalidateQueries({ queryKey: relatedRecordsKeys.all });
      return navigate(`${addressOf(guardedPages.counselorApplicationCreate)}?counselor=${_id}`);
    };
  };
}
