import { useSession } from '@camp/api-client/user/use-session';
import * as counselorOperations from '@camp/contracts/counselor/operations';
import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import { counselorRecord } from '@camp/contracts/counselor/record';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { ButtonRow } from '@camp/ui/actions/button';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { LinkButton } from '@camp/ui/actions/link-button';
import { Contact } from '../../../detail/contact';
import { RecordDetail } from '../../../detail/record-detail';
import { useList } from '../../../list/use-list';
import { wholeName } from '../../../list/whole-name';
import { ChangeLink } from '../../registration/change-link';
import { RegistrationList } from '../../registration/registration-list';
import { counselorListView, parentOf, Status } from '../list/counselor-list-view';

/** `/counselor/list`: the counselors of a year, for administrators. */
export default function CounselorListPage() {
  const { may } = useSession();
  const list = useList(counselorListView, may('data', 'counselor'));
  return (
    <RegistrationList
      list={list}
      title="Counselors"
      name="counselor"
      subject="counselor"
      searchHint="Name, email or phone"
      deletion={{
        what: 'registration',
        operation: counselorOperations.delete,
        words: (counselor) => (
          <p>
            This deletes the registration for <strong>{wholeName(counselor)}</strong> ({counselor.grade}{' '}
            grade, {counselor.campYear}), everything that was entered, and the counselor application.
          </p>
        ),
      }}
      detail={(counselor) => (
        <RecordDetail
          kind="counselor"
          record={counselorRecord}
          row={counselor}
          facts={[
            `${counselor.grade} grade`,
            counselor.sex,
            counselor.shirtSize && `shirt ${counselor.shirtSize}`,
            `camp ${counselor.campYear}`,
          ]}
          sign={<Status counselor={counselor} />}
          people={
            <KeyValueList
              items={[
                {
                  label: 'Contact',
                  value: <Contact phone={counselor.phoneNumber} email={counselor.emailAddress} />,
                },
                { label: 'Parent', value: <Contact {...parentOf(counselor)} /> },
              ]}
            />
          }
          actions={<Actions counselor={counselor} />}
        />
      )}
      empty={{ title: 'No counselors yet', words: 'Counselors appear here as they register.' }}
    />
  );
}

function Actions({ counselor: { _id, application, campYear } }: { counselor: CounselorRecord }) {
  const { may } = useSession();
  const applicationPath = addressOf(guardedPages.counselorApplicationList);
  return (
    <ButtonRow>
      {application && may('view-all', 'counselor-app') && (
        <LinkButton
          size="small"
          variant="quiet"
          to={`${applicationPath}?open=${application}&year=${campYear}`}
        >
          View the application
        </LinkButton>
      )}
      <ChangeLink kind="counselor" id={_id} noun="registration" />
    </ButtonRow>
  );
}
