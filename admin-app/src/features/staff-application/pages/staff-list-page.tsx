import { useSession } from '@camp/api-client/user/use-session';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import * as staffApplicationOperations from '@camp/contracts/staff-application/operations';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { Contact } from '../../../detail/contact';
import { RecordDetail } from '../../../detail/record-detail';
import { useList } from '../../../list/use-list';
import { wholeName } from '../../../list/whole-name';
import { ChangeLink } from '../../registration/change-link';
import { RegistrationList } from '../../registration/registration-list';
import { positionOf, staffListView } from '../list/staff-list-view';

/** `/staff/list`: the staff applications of a year (docs/product/staff-application.md). */
export default function StaffListPage() {
  const { may } = useSession();
  const list = useList(staffListView, may('data', 'staff'));
  return (
    <RegistrationList
      list={list}
      title={guardedPages.staffList.title}
      name="staff"
      subject="staff"
      searchHint="Name, email or phone"
      deletion={{
        what: 'application',
        operation: staffApplicationOperations.delete,
        words: (application) => (
          <p>
            This deletes the application for <strong>{wholeName(application)}</strong> ({application.campYear}
            ) and everything that was entered.
          </p>
        ),
      }}
      detail={(application) => <StaffDetail application={application} />}
      empty={{ title: 'No staff applications yet', words: 'Applications appear here as people apply.' }}
    />
  );
}

function StaffDetail({ application }: { application: StaffApplicationRecord }) {
  const { _id, campYear, late, shirtSize, phoneNumber, emailAddress } = application;
  return (
    <RecordDetail
      kind="staff"
      record={staffApplicationRecord}
      row={application}
      facts={[positionOf(application), shirtSize && `shirt ${shirtSize}`, `camp ${campYear}`, late && 'late']}
      people={
        <KeyValueList
          items={[
            { label: 'Contact', value: <Contact phone={phoneNumber} email={emailAddress} /> },
            { label: 'Emergency contact', value: <Contact {...emergencyOf(application)} /> },
          ]}
        />
      }
      actions={<ChangeLink kind="staff" id={_id} noun="application" />}
    />
  );
}

const emergencyOf = ({
  emergencyContactName,
  emergencyContactRelation,
  emergencyContactPhone,
}: StaffApplicationRecord) => ({
  name: emergencyContactRelation
    ? `${emergencyContactName} (${emergencyContactRelation})`
    : emergencyContactName,
  phone: emergencyContactPhone,
});
