import { counselorKeys, counselorListSource, counselorQuery } from '@camp/api-client/counselor/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { counselorList } from '@camp/contracts/counselor/list';
import * as counselorOperations from '@camp/contracts/counselor/operations';
import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import { counselorRecord } from '@camp/contracts/counselor/record';
import { counselorStatus, counselorStatusWords } from '@camp/contracts/counselor/status';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Badge } from '@camp/ui/badge';
import { LinkButton } from '@camp/ui/link-button';
import { TrailSign } from '@camp/ui/trail-sign';
import { Contact } from '../../../detail/contact';
import type { ListView } from '../../../list/list-view';
import { RegistrationDetail } from '../../registration/registration-detail';
import { RegistrationList } from '../../registration/registration-list';
import { CounselorPicture } from '../components/counselor-picture';

const nameOf = ({ nameFirst, nameLast }: CounselorRecord) => `${nameFirst} ${nameLast}`;

function Status({ counselor }: { counselor: CounselorRecord }) {
  const status = counselorStatus(counselor);
  return (
    <>
      <TrailSign kind={status}>{counselorStatusWords[status]}</TrailSign>
      {counselor.late && <Badge tone="neutral">Late</Badge>}
    </>
  );
}

const parentOf = ({
  parentNameFirst = '',
  parentNameLast = '',
  parentPhoneNumber,
  parentEmailAddress,
}: CounselorRecord) => ({
  name: `${parentNameFirst} ${parentNameLast}`.trim(),
  phone: parentPhoneNumber,
  email: parentEmailAddress,
});

const view: ListView<CounselorRecord> = {
  list: counselorList,
  source: counselorListSource,
  words: { one: 'counselor', many: 'counselors' },
  nameOf,
  header: 'name',
  cells: {
    name: nameOf,
    contact: ({ phoneNumber, emailAddress }) => <Contact phone={phoneNumber} email={emailAddress} />,
    parent: (counselor) => <Contact {...parentOf(counselor)} />,
    status: (counselor) => <Status counselor={counselor} />,
  },
};

/** `/counselor/list`: the counselors of a year, for those who run the camp. */
export default function CounselorListPage() {
  const { may } = useSession();
  return (
    <RegistrationList
      title="Counselors"
      subject="counselor"
      name="counselor"
      view={view}
      searchHint="Name, email or phone"
      deletes={counselorOperations.delete}
      keys={counselorKeys.all}
      deletion={(counselor) => (
        <p>
          The registration of <strong>{nameOf(counselor)}</strong> ({counselor.grade} grade,{' '}
          {counselor.campYear}) will be deleted with everything that was entered, and with its application.
        </p>
      )}
      detail={({ id, row }) => (
        <RegistrationDetail
          row={row}
          query={counselorQuery(id)}
          record={counselorRecord}
          facts={(counselor) => (
            <p className="camper-detail__facts">
              {counselor.grade} grade · {counselor.sex} · shirt {counselor.shirtSize} ·{' '}
              <Status counselor={counselor} />
            </p>
          )}
          actions={(counselor) => (
            <p>
              {counselor.application && may('view-all', 'counselor-app') && (
                <LinkButton
                  size="small"
                  variant="quiet"
                  to={`${addressOf(guardedPages.counselorApplicationList)}?open=${counselor.application}&year=${counselor.campYear}`}
                >
                  Read the application
                </LinkButton>
              )}{' '}
              {may('edit-all', 'counselor') && (
                <LinkButton
                  size="small"
                  variant="quiet"
                  to={addressOf(guardedPages.counselorEdit, { id: counselor._id })}
                >
                  Change
                </LinkButton>
              )}
            </p>
          )}
          picture={(counselor) => counselor.covidVaccineImage && <CounselorPicture counselor={counselor} />}
        />
      )}
      empty={{ title: 'No counselors yet', words: 'They appear here as they register.' }}
    />
  );
}
