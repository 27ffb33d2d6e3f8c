import { relatedRecordsQuery } from '@camp/api-client/related-records/queries';
import { currentUserQuery } from '@camp/api-client/user/queries';
import { counselorApplicationForm } from '@camp/contracts/counselor-application/form';
import * as counselorApplicationOperations from '@camp/contracts/counselor-application/operations';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { LinkButton } from '@camp/ui/actions/link-button';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { SelectField } from '@camp/ui/fields/select-field';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { draftKey } from '@camp/forms/draft/draft-store';
import { CreatePage } from '../../registration/create-page';
import { DraftedForm } from '../../registration/drafted-form';
import { useSend } from '../../registration/use-send';
import { ToProfile } from '../../user/components/not-opened';
import { applicationSlots } from '../forms/application-slots';

const { title } = guardedPages.counselorApplicationCreate;

/** `/counselor-app/create`: the second part of a counselor's registration. */
export default function CounselorApplicationCreatePage() {
  const { data: user } = useQuery(currentUserQuery());
  const records = useQuery({ ...relatedRecordsQuery(user?._id ?? ''), enabled: user !== undefined });
  return (
    <CreatePage title={title} head={({ year }) => ({ title: `${title} ${year}` })} needed={[records]}>
      {({ camp, user: { _id: userId } }) => (
        <WhoApplies camp={camp} userId={userId} counselors={records.data?.counselor ?? []} />
      )}
    </CreatePage>
  );
}

interface WhoAppliesProps {
  camp: CurrentCamp;
  userId: string;
  /** The account's counselors of this year. */
  counselors: readonly CounselorRecord[];
}

const nameOf = ({ nameFirst, nameLast }: CounselorRecord) => `${nameFirst} ${nameLast}`;

/** Shows the form if exactly one counselor has not applied. It shows a selection for several, and a link for none. */
function WhoApplies({ camp, userId, counselors }: WhoAppliesProps) {
  const [search, setSearch] = useSearchParams();
  const waiting = counselors.filter(({ application }) => application === null);
  const chosen =
    waiting.find(({ _id }) => _id === search.get('counselor')) ??
    (waiting.length === 1 ? waiting[0] : undefined);
  const send = useSend(counselorApplicationOperations.create, {
    said: 'Counselor Application successfully submitted!',
  });
  if (waiting.length === 0) return <NobodyApplies isDone={counselors.length > 0} />;
  return (
    <>
      {waiting.length > 1 && (
        <SelectField
          label="Who’s applying?"
          name="counselor"
          options={waiting.map((counselor) => ({ value: counselor._id, label: nameOf(counselor) }))}
          value={chosen?._id ?? ''}
          onChange={({ target }) => setSearch({ counselor: target.value }, { replace: true })}
        />
      )}
      {chosen && (
        <DraftedForm
          label={`Counselor application for ${nameOf(chosen)}`}
          form={counselorApplicationForm}
          draftKey={draftKey(counselorApplicationForm.record, userId, camp.year, chosen._id)}
          firstValues={{}}
          slots={() => applicationSlots(camp)}
          send={(sent) => send(sent, { userId, counselor: chosen._id })}
          submit="Submit Application"
        />
      )}
    </>
  );
}

/** @property isDone whether every counselor of the account has applied */
function NobodyApplies({ isDone }: { isDone: boolean }) {
  return isDone ? (
    <EmptyState title="We received your application" action={<ToProfile />}>
      Every counselor you registered has already applied.
    </EmptyState>
  ) : (
    <EmptyState
      title="Register first, then apply"
      action={<LinkButton to={guardedPages.counselorCreate.path}>Register as a counselor</LinkButton>}
    >
      Please register as a counselor first. The application comes next.
    </EmptyState>
  );
}
