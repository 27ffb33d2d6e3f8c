import * as z from 'zod';
import { actions, subjects } from '../access/catalogue';
import { requiredText } from '../forms/fields';
import { nameLimit } from '../forms/limits';

const unknownRight = 'Unknown subject or action.';

const name = requiredText(
  nameLimit,
  'Role name is required.',
  'Enter a role name (between 1 and 50 characters).',
);

/** subject -> action -> held or not; a word that is not in the catalogue is an error (docs/product/role.md). */
const roleActions = z.partialRecord(
  z.enum(subjects, { error: unknownRight }),
  z.partialRecord(
    z.enum(actions, { error: unknownRight }),
    z.boolean({ error: 'An action is held or not.' }),
    { error: unknownRight },
  ),
  { error: unknownRight },
);

/** A new role. */
export const roleSchema = z.object({ name, actions: roleActions.optional() });

/** What changes of a role; absent parts stay, a subject that is sent takes the place of the stored one. */
export const roleUpdateSchema = roleSchema.partial();

/** A checked new role. */
export type RoleInput = z.output<typeof roleSchema>;
/** A checked change. */
export type RoleUpdateInput = z.output<typeof roleUpdateSchema>;
