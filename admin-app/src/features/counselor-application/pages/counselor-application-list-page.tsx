import {
  counselorApplicationKeys,
  counselorApplicationListSource,
  counselorApplicationQuery,
} from '@camp/api-client/counselor-application/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { counselorApplicationList } from '@camp/contracts/counselor-application/list';
import * as counselorApplicationOperations from '@camp/contracts/counselor-application/operations';
import type { CounselorApplicationRecord } from '@camp/contracts/counselor-application/operations';
import { counselorApplicationRecord } from '@camp/contracts/counselor-application/record';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { LinkButton } from '@camp/ui/link-button';
import type { ListView } from '../../../list/list-view';
import { RegistrationDetail } from '../../registration/registration-detail';
import { RegistrationList } from '../../registration/registration-list';

const nameOf = ({ nameFirst, nameLast }: CounselorApplicationRecord) => `${nameFirst} ${nameLast}`;

const view: ListView<CounselorApplicationRecord> = {
  list: counselorApplicationList,
  source: counselorApplicationListSource,
  words: { one: 'counselor application', many: 'counselor applications' },
  nameOf,
  header: 'name',
  cells: { name: nameOf },
};

/** `/counselor-app/list`: the counselor applications of a year, for those who run the camp. */
export default function CounselorApplicationListPage() {
  const { may } = useSession();
  return (
    <RegistrationList
      title="Counselor Applications"
      subject="counselor-app"
      name="counselor-app"
      view={view}
      searchHint="Name"
      deletes={counselorApplicationOperations.delete}
      keys={counselorApplicationKeys.all}
      deletion={(application) => (
        <p>
          The counselor application of <strong>{nameOf(application)}</strong> ({application.campYear}) will be
          deleted. The registration stays, and may be applied for again.
        </p>
      )}
      detail={({ id, row }) => (
        <RegistrationDetail
          row={row}
          query={counselorApplicationQuery(id)}
          record={counselorApplicationRecord}
          facts={({ choiceFirst, late }) => (
            <p className="camper-detail__facts">
              1st choice {choiceFirst}
              {late && ' · late'}
            </p>
          )}
          actions={({ _id }) =>
            may('edit-all', 'counselor-app') && (
              <LinkButton
                size="small"
                variant="quiet"
                to={addressOf(guardedPages.counselorApplicationEdit, { id: _id })}
              >
                Change
              </LinkButton>
            )
          }
        />
      )}
      empty={{ title: 'No applications yet', words: 'They appear here as counselors apply.' }}
    />
  );
}
