import { counselorListSource } from '@camp/api-client/counselor/queries';
import { counselorList } from '@camp/contracts/counselor/list';
import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import { counselorStatus, counselorStatusWords } from '@camp/contracts/counselor/status';
import { Badge } from '@camp/ui/content/badge';
import { TrailSign } from '@camp/ui/content/trail-sign';
import { Contact } from '../../../detail/contact';
import type { ViewOf } from '../../../list/list-view';
import { preferredContact } from '../../../list/preferred-contact';
import { parentName, wholeName } from '../../../list/whole-name';
import { AccountNotice } from '../../registration/account-notice';
import { prefetchList } from '../../../list/prefetch-list';

/** Where a counselor's registration stands. */
export function Status({ counselor }: { counselor: CounselorRecord }) {
  const status = counselorStatus(counselor);
  return (
    <span>
      <TrailSign kind={status}>{counselorStatusWords[status]}</TrailSign>{' '}
      {counselor.late && <Badge tone="neutral">Late</Badge>}
    </span>
  );
}

/** Who answers for a counselor. */
export const parentOf = (counselor: CounselorRecord) => ({
  name: parentName(counselor),
  phone: counselor.parentPhoneNumber,
  email: counselor.parentEmailAddress,
});

/** The list of counselors. */
export const counselorListView: ViewOf<typeof counselorList, CounselorRecord> = {
  list: counselorList,
  source: counselorListSource,
  words: { one: 'counselor', many: 'counselors' },
  nameOf: wholeName,
  header: 'name',
  brief: ['grade', 'status'],
  cells: {
    name: wholeName,
    contact: ({ phoneNumber, emailAddress }) => <Contact phone={phoneNumber} email={emailAddress} />,
    parent: (counselor) => (
      <>
        <Contact {...parentOf(counselor)} />
        <AccountNotice {...counselor} />
      </>
    ),
    preferedContact: preferredContact,
    status: (counselor) => <Status counselor={counselor} />,
  },
};

/** The page of the list that the address is about. */
export const prefetch = prefetchList(counselorListView);
