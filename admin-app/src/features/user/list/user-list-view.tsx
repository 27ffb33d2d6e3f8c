import { userListSource } from '@camp/api-client/user/user-list-source';
import { formatMoment } from '@camp/contracts/camp/moments';
import { adminRoleName } from '@camp/contracts/access/default-roles';
import { userList } from '@camp/contracts/user/list';
import type { UserListRecord } from '@camp/contracts/user/operations';
import { Badge } from '@camp/ui/content/badge';
import type { ViewOf } from '../../../list/list-view';
import { preferredContact } from '../../../list/preferred-contact';
import { wholeName } from '../../../list/whole-name';
import { prefetchList } from '../../../list/prefetch-list';

/** The view of the list of accounts. */
export const userListView: ViewOf<typeof userList, UserListRecord> = {
  list: userList,
  source: userListSource,
  words: { one: 'person', many: 'people' },
  nameOf: wholeName,
  header: 'name',
  brief: ['verified', 'roles'],
  calendarYears: true,
  cells: {
    name: wholeName,
    verified: ({ emailVerified }) => (emailVerified ? 'Yes' : 'No'),
    preferedContact: preferredContact,
    lastLogin: ({ lastLogin }) => (lastLogin ? formatMoment(lastLogin, 'secondsBelowZone') : '–'),
    administrator: ({ roles }) =>
      roles.includes(adminRoleName) ? <Badge tone="pine">Administrator</Badge> : '–',
    roles: ({ roles }) => roles.join(', '),
  },
};

/** Prefetches the list page for an address. */
export const prefetch = prefetchList(userListView);
