import { adminRoleName } from '@camp/contracts/access/default-roles';
import { choice } from '@camp/contracts/forms/fields';
import { nameLimit } from '@camp/contracts/forms/limits';
import { userList } from '@camp/contracts/user/list';
import { contactPreferences, type ContactPreference } from '@camp/contracts/user/options';
import type { UserListRecord } from '@camp/contracts/user/operations';
import { hasFailingAddress } from '@camp/database/user/failing-address';
import type { StoredUser } from '@camp/database/user/user-model';
import { trusted } from 'mongoose';
import * as z from 'zod';
import { recordView } from '../audit/record-view';
import type { Dependencies } from '../dependencies';
import { listQuerySchema, readList } from '../lists/list';
import type { Person } from '../auth/person';
import { filterSchemaOf, narrowedBy, refusedFieldsOf } from '../lists/filter-schema';
import { presentUser } from './present-user';

/** Query parameters of the list of accounts. */
export const userListSchema = listQuerySchema.extend({
  ...refusedFieldsOf(userList),
  // Those below have their own messages.
  ...filterSchemaOf(userList),
  verified: choice(['Yes', 'No'], 'Choose Yes or No.').optional(),
  administrator: choice(['Yes'], 'Choose Yes.').optional(),
  preferedContact: choice(contactPreferences, 'Choose Email, Text or Phone Call').optional(),
  erasure: choice(['Asked'], 'Choose Asked.').optional(),
  delivery: choice(['Fails'], 'Choose Fails.').optional(),
  role: z.string({ error: 'Choose a role.' }).max(nameLimit, 'Choose a role.').optional(),
});

/** Lists accounts and records the view. */
export async function listUsers(
  deps: Dependencies,
  person: Person,
  { role, ...query }: z.output<typeof userListSchema>,
): Promise<{ items: UserListRecord[]; total: number }> {
  const { items, total } = await readList<StoredUser>(deps.models.User, {
    filter: {
      ...(role !== undefined && { roles: role }),
      ...(await narrowedBy<typeof userList, StoredUser>(userList, query, {
        verified: (verified) => ({ emailVerified: verified === 'Yes' }),
        delivery: () => hasFailingAddress,
        erasure: () => ({ erasureAskedAt: trusted({ $gt: new Date(0) }) }),
        administrator: () => ({ roles: adminRoleName }),
        preferedContact: (way) => ({ preferedContact: way as ContactPreference }),
      })),
    },
    query,
    sortable: ['nameLast', 'email', 'lastLogin', 'createdAt'],
    thenBy: { nameLast: ['nameFirst'] },
    searchable: ['nameFirst', 'nameLast', 'email'],
    searchableDigits: ['phone'],
  });
  const others = items.filter(({ _id }) => _id.toString() !== person.userId);
  if (others.length > 0) {
    const seen = { action: 'list', subject: 'user', part: 'contact' } as const;
    await recordView(deps, person, { ...seen, recordIds: others.map(({ _id }) => _id) });
  }
  return { items: items.map((user) => presentListed(user, person)), total };
}

const presentListed = (user: StoredUser, person: Person): UserListRecord => ({
  ...presentUser(user, person),
  emailVerified: user.emailVerified,
  ...(user.mailFailingSince && { mailFails: true as const }),
  ...(user.secondFactorSince && { hasLoginCodes: true as const }),
  ...(user.lastLogin && { lastLogin: user.lastLogin.toISOString() }),
});
