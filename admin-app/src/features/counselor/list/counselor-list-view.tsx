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

/** The status of a counselor's registration. */
export function Status({ counselor }: { counselor: CounselorRecord }) {
  const status = counselorStatus(counselor);
  return (
    <span>
      <TrailSign kind={status}>{counselorStatusWords[status]}</TrailSign>{' '}
      {counselor.late && <Badge tone="neutral">Late</Badge>}
    </span>
  );
}

/** The parent of a counselor, with email and phone. */
export const parentOf = (counselor: CounselorRecord) => ({
  name: parentName(counselor),
  phone: counselor.parentPhoneNumber,
  email: counselor.parentEmailAddress,
});

/** The view of the counselor list. */
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

/** Prefetches the list page for an address. */
export const prefetch = prefetchList(counselorListView);
