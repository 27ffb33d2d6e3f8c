import { camperListSource, waitlistSource } from '@camp/api-client/camper/queries';
import { camperList, waitlist } from '@camp/contracts/camper/list';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperStatus } from '@camp/contracts/camper/status';
import { costAsText } from '@camp/contracts/payment/dollars';
import { TrailSign } from '@camp/ui/content/trail-sign';
import { Contact } from '../../../detail/contact';
import type { ViewOf } from '../../../list/list-view';
import { preferredContact } from '../../../list/preferred-contact';
import { parentName, wholeName } from '../../../list/whole-name';
import { AccountNotice } from '../../registration/account-notice';
import { prefetchList } from '../../../list/prefetch-list';

/** The parent of a camper, with email and phone. */
export const parentOf = (camper: CamperRecord) => ({
  name: parentName(camper),
  phone: camper.phoneNumber,
  email: camper.emailAddress,
});

/** The view of the camper list. */
export const camperListView: ViewOf<typeof camperList, CamperRecord> = {
  list: camperList,
  source: camperListSource,
  words: { one: 'camper', many: 'campers' },
  nameOf: wholeName,
  header: 'name',
  brief: ['grade', 'status'],
  cells: {
    name: wholeName,
    parent: (camper) => (
      <>
        <Contact {...parentOf(camper)} />
        <AccountNotice {...camper} />
      </>
    ),
    preferedContact: preferredContact,
    status: (camper) => <TrailSign kind={camperStatus(camper)} />,
    seat: ({ waitlist }) => (waitlist ? 'Waitlist' : 'Seated'),
    amountDue: ({ paid, amountDue }) => (paid === true ? '–' : costAsText(amountDue)),
  },
};

/** The view of the waitlist. */
export const waitlistView: ViewOf<typeof waitlist, CamperRecord> = {
  ...camperListView,
  list: waitlist,
  source: waitlistSource,
  brief: ['grade', 'createdAt'],
};

/** Prefetches the list page for an address. */
export const prefetch = prefetchList(camperListView);
