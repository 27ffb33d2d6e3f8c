import { call } from '@camp/api-client/call';
import { currentCampQuery } from '@camp/api-client/camp/queries';
import { counselorKeys, counselorQuery } from '@camp/api-client/counselor/queries';
import { relatedRecordsKeys } from '@camp/api-client/related-records/queries';
import { currentUserQuery } from '@camp/api-client/user/queries';
import * as counselorOperations from '@camp/contracts/counselor/operations';
import { noRules } from '@camp/contracts/records/rules';
import { schemaOf } from '@camp/contracts/records/schema-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { BackLink } from '@camp/ui/back-link';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout } from '@camp/ui/page-layout';
import { useToast } from '@camp/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { SentRecord } from '../../../forms/use-record-form';
import { ChangeForm } from '../../registration/change-form';
import { FormGate, NoCampYet } from '../../registration/form-gate';
import { openPartOf } from '../../registration/open-part';
import { profilePath } from '../../user/paths';
import { counselorAnswers, counselorFormInvalid } from '../forms/counselor-answers';
import { counselorSlots } from '../forms/counselor-slots';

const { title } = guardedPages.counselorEdit;
const label = 'Counselor registration';

/** `/counselor/edit/{id}`: a registration to be changed, on the form that made it. */
export default function CounselorEditPage() {
  const { id = '' } = useParams();
  const user = useQuery(currentUserQuery());
  const camp = useQuery(currentCampQuery());
  const counselor = useQuery(counselorQuery(id));
  const isOwn = counselor.data?.userId === user.data?._id;
  const backTo = profilePath(isOwn ? undefined : counselor.data?.userId);
  const change = useChange(id, backTo);
  const openAnswers = useMemo(() => {
    const record = openPartOf(counselorAnswers.record);
    return { record, rules: noRules, schema: schemaOf(record, noRules) };
  }, []);
  return (
    <FormGate
      title={title}
      needed={[user, camp]}
      named={counselor}
      refusal="This registration cannot be opened"
    >
      {() => {
        if (!counselor.data || !camp.data) return <NoCampYet title={title} />;
        const { nameFirst, nameLast, campYear, covidVaccineImage } = counselor.data;
        const seesMedical = covidVaccineImage !== undefined;
        const isProofStored = Boolean(covidVaccineImage);
        // The picture that is there proves a Yes as well as a new one.
        const answers = isProofStored
          ? { ...counselorAnswers, rules: { ...counselorAnswers.rules, pictures: [] } }
          : counselorAnswers;
        const form = { label, stored: counselor.data, send: change, refusal: counselorFormInvalid };
        return (
          <PageLayout width="wide">
            <PageHeader
              back={<BackLink to={backTo}>Profile</BackLink>}
              eyebrow={`Camp ${campYear}`}
              title={title}
              lead={`${nameFirst} ${nameLast}`}
            />
            {seesMedical ? (
              <ChangeForm
                {...form}
                answers={answers}
                slots={counselorSlots({ camp: camp.data, isProofStored })}
              />
            ) : (
              <ChangeForm {...form} answers={openAnswers} />
            )}
          </PageLayout>
        );
      }}
    </FormGate>
  );
}

/** Sends what is to change, and goes back to where the registration stands. */
function useChange(id: string, backTo: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return async (sent: SentRecord) => {
    await call(counselorOperations.update, { ...sent, params: { id }, body: sent.body });
    return () => {
      toast.success('Counselor Registration successfully updated!');
      void queryClient.invalidateQueries({ queryKey: counselorKeys.all });
      void queryClient.invalidateQueries({ queryKey: relatedRecordsKeys.all });
      return navigate(backTo);
    };
  };
}
