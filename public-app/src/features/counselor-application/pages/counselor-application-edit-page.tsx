import { call } from '@camp/api-client/call';
import { currentCampQuery } from '@camp/api-client/camp/queries';
import {
  counselorApplicationKeys,
  counselorApplicationQuery,
} from '@camp/api-client/counselor-application/queries';
import { relatedRecordsKeys } from '@camp/api-client/related-records/queries';
import { currentUserQuery } from '@camp/api-client/user/queries';
import * as counselorApplicationOperations from '@camp/contracts/counselor-application/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { BackLink } from '@camp/ui/back-link';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout } from '@camp/ui/page-layout';
import { useToast } from '@camp/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import type { SentRecord } from '../../../forms/use-record-form';
import { ChangeForm } from '../../registration/change-form';
import { FormGate, NoCampYet } from '../../registration/form-gate';
import { profilePath } from '../../user/paths';
import { applicationAnswers, applicationSlots } from '../forms/application-answers';

const { title } = guardedPages.counselorApplicationEdit;

/** `/counselor-app/edit/{id}`: an application to be changed, on the form that made it. */
export default function CounselorApplicationEditPage() {
  const { id = '' } = useParams();
  const user = useQuery(currentUserQuery());
  const camp = useQuery(currentCampQuery());
  const application = useQuery(counselorApplicationQuery(id));
  const isOwn = application.data?.userId === user.data?._id;
  const backTo = profilePath(isOwn ? undefined : application.data?.userId);
  const send = useChange(id, backTo);
  return (
    <FormGate
      title={title}
      needed={[user, camp]}
      named={application}
      refusal="This application cannot be opened"
    >
      {() => {
        if (!application.data || !camp.data) return <NoCampYet title={title} />;
        const { nameFirst, nameLast, campYear } = application.data;
        return (
          <PageLayout width="wide">
            <PageHeader
              back={<BackLink to={backTo}>Profile</BackLink>}
              eyebrow={`Camp ${campYear}`}
              title={title}
              lead={`${nameFirst} ${nameLast}`}
            />
            <ChangeForm
              label="Counselor application"
              answers={applicationAnswers}
              stored={application.data}
              slots={applicationSlots(camp.data)}
              send={send}
            />
          </PageLayout>
        );
      }}
    </FormGate>
  );
}

/** Sends what is to change, and goes back to where the application stands. */
function useChange(id: string, backTo: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return async ({ body }: SentRecord) => {
    await call(counselorApplicationOperations.update, { params: { id }, body: body });
    return () => {
      toast.success('Counselor Application successfully updated!');
      void queryClient.invalidateQueries({ queryKey: counselorApplicationKeys.all });
      void queryClient.invalidateQueries({ queryKey: relatedRecordsKeys.all });
      return navigate(backTo);
    };
  };
}
