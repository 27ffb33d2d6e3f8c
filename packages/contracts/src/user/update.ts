import * as z from 'zod';
import { choice, listOf } from '../forms/fields';
import { nameLimit } from '../forms/limits';
import { noRules } from '../records/rules';
import { updateOf } from '../records/update-of';
import { userRecord } from './record';
import { currentPasswordIfNeeded } from './schemas';

const mostRoles = 50;
const roleNames = listOf(
  z.string().min(1).max(nameLimit),
  mostRoles,
  'Choose existing roles.',
  'Choose at most 50 roles.',
);

/**
 * `/user/update/{id}`: the sent fields of an account. `roles` applies only to people who may assign them, and
 * `rolesBefore` are the roles the person saw. `current` is the person's own password, required to change their own
 * address. `groupMessages` and `mailWorks` apply to one's own account only.
 */
export const userUpdate = updateOf(userRecord, noRules, {
  current: currentPasswordIfNeeded,
  groupMessages: choice(['Yes', 'No'], 'Choose Yes or No.').optional(),
  mailWorks: choice(['Yes'], 'Choose Yes.').optional(),
  roles: roleNames.optional(),
  rolesBefore: roleNames.optional(),
});

/** The changes of an account, as sent. Absent fields stay. */
export type UserUpdateInput = z.output<typeof userUpdate.schema>;
