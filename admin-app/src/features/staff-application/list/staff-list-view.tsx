import { staffApplicationListSource } from '@camp/api-client/staff-application/queries';
import { formatGmt, isPastDue } from '@camp/contracts/camp/dates';
import { staffApplicationList } from '@camp/contracts/staff-application/list';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import { otherPosition } from '@camp/contracts/staff-application/options';
import { Contact } from '../../../detail/contact';
import type { ViewOf } from '../../../list/list-view';
import { preferredContact } from '../../../list/preferred-contact';
import { wholeName } from '../../../list/whole-name';
import { AccountNotice } from '../../registration/account-notice';
import { daysInShort } from './days-in-short';
import { prefetchList } from '../../../list/prefetch-list';

/** The primary position, or the typed text for Other. */
export const positionOf = ({ staffPosition, staffPositionOtherVal }: StaffApplicationRecord): string =>
  staffPosition === otherPosition && staffPositionOtherVal
    ? `Other: ${staffPositionOtherVal}`
    : (staffPosition ?? '');

/** Whether the person has a certificate, and when it expires or that it has expired. */
function certificate(answer: string | undefined, until: string | undefined): string {
  if (answer !== 'Yes' || !until) return answer ?? '';
  const day = formatGmt(until, 'MMM d, yyyy');
  return isPastDue(until, new Date()) ? `Expired ${day}` : `Until ${day}`;
}

/** The view of the list of staff applications. */
export const staffListView: ViewOf<typeof staffApplicationList, StaffApplicationRecord> = {
  list: staffApplicationList,
  source: staffApplicationListSource,
  words: { one: 'application', many: 'applications' },
  caption: 'Staff Application',
  nameOf: wholeName,
  header: 'name',
  brief: ['position'],
  cells: {
    name: wholeName,
    position: (application) => (
      <>
        {positionOf(application)}
        <AccountNotice {...application} />
      </>
    ),
    reached: ({ phoneNumber, emailAddress }) => <Contact phone={phoneNumber} email={emailAddress} />,
    preferedContact: preferredContact,
    daysAtCamp: ({ daysAtCamp = [] }) => daysInShort(daysAtCamp),
    cprCertificate: ({ cpr, cprVal }) => certificate(cpr, cprVal),
    firstAidCertificate: ({ firstAid, firstAidVal }) => certificate(firstAid, firstAidVal),
    foodHandlerCertificate: ({ foodHandler, foodHandlerVal }) => certificate(foodHandler, foodHandlerVal),
  },
};

/** Prefetches the list page for an address. */
export const prefetch = prefetchList(staffListView);
