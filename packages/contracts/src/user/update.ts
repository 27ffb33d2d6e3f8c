import * as z from 'zod';
import { choice, listOf } from '../forms/fields';
import { nameLimit } from '../forms/limits';
import { noRules } from '../records/rules';
import { updateOf } from '../records/update-of';
import { userRecord } from './record';
import { currentPassword } from './schemas';

const mostRoles = 50;
const roleNames = listOf(
  z.string().min(1).max(nameLimit),
  mostRoles,
  'Choose existing roles.',
  'Choose at most 50 roles.',
);

/**
 * `/user/update/{id}`: what is sent of an account; `roles` only counts from a person who may set them, `rolesBefore` are
 * the ones that the person saw, `current` is the person's own password and needed where their own address changes;
 * `groupMessages` counts of one's own account only.
 */
export const userUpdate = updateOf(userRecord, noRules, {
  current: currentPassword,
  groupMessages: choice(['Yes', 'No'], 'Choose Yes or No.').optional(),
  roles: roleNames.optional(),
  rolesBefore: roleNames.optional(),
});

/** What is to change of an account, as it was sent; absent fields stay. */
export type UserUpdateInput = z.output<typeof userUpdate.schema>;
