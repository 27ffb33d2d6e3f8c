import { useSession } from '@camp/api-client/user/use-session';
import * as counselorApplicationOperations from '@camp/contracts/counselor-application/operations';
import type { CounselorApplicationRecord } from '@camp/contracts/counselor-application/operations';
import { counselorApplicationRecord } from '@camp/contracts/counselor-application/record';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { ButtonRow } from '@camp/ui/actions/button';
import { LinkButton } from '@camp/ui/actions/link-button';
import { RecordDetail } from '../../../detail/record-detail';
import { useList } from '../../../list/use-list';
import { wholeName } from '../../../list/whole-name';
import { ChangeLink } from '../../registration/change-link';
import { RegistrationList } from '../../registration/registration-list';
import { counselorApplicationListView } from '../list/counselor-application-list-view';

/** `/counselor-app/list`: the counselor applications of a year, for administrators. */
export default function CounselorApplicationListPage() {
  const { may } = useSession();
  const list = useList(counselorApplicationListView, may('data', 'counselor-app'));
  return (
    <RegistrationList
      list={list}
      title="Counselor Applications"
      name="counselor-app"
      subject="counselor-app"
      searchHint="Name"
      deletion={{
        what: 'application',
        operation: counselorApplicationOperations.delete,
        words: (application) => (
          <p>
            This deletes the counselor application for <strong>{wholeName(application)}</strong> (
            {application.campYear}). The registration stays, and the counselor can apply again.
          </p>
        ),
      }}
      detail={(application) => (
        <RecordDetail
          kind="counselor-app"
          record={counselorApplicationRecord}
          row={application}
          facts={[
            `1st choice ${application.choiceFirst}`,
            `camp ${application.campYear}`,
            application.late && 'late',
          ]}
          actions={<Actions application={application} />}
        />
      )}
      empty={{ title: 'No applications yet', words: 'Applications appear here as counselors apply.' }}
    />
  );
}

function Actions({ application: { _id, counselor, campYear } }: { application: CounselorApplicationRecord }) {
  const { may } = useSession();
  return (
    <ButtonRow>
      {may('view-all', 'counselor') && (
        <LinkButton
          size="small"
          variant="quiet"
          to={`${addressOf(guardedPages.counselorList)}?open=${counselor}&year=${campYear}`}
        >
          View the registration
        </LinkButton>
      )}
      <ChangeLink kind="counselor-app" id={_id} noun="application" />
    </ButtonRow>
  );
}
