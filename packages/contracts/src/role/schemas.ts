import * as z from 'zod';
import { actions, subjects } from '../access/catalogue';
import { requiredText } from '../forms/fields';
import { nameLimit } from '../forms/limits';
import { isOfOneAlphabet } from '../forms/look-alike';

const unknownRight = 'Unknown subject or action.';

const tooLong = 'Enter a role name (between 1 and 50 characters).';

/** Whether every object inherits a property with this name. */
const isEveryObjects = (name: string) => name in Object.prototype;

/** Roles are assigned by name, so two names must not look the same. */
const name = requiredText(nameLimit, 'Role name is required.', tooLong)
  .transform((text) => text.normalize('NFC'))
  .pipe(
    z
      .string()
      .max(nameLimit, tooLong)
      .refine(isOfOneAlphabet, 'Use letters from one alphabet.')
      .refine((text) => !isEveryObjects(text), 'Choose a different role name.'),
  );

/** Whether a value has the key `__proto__`, which zod skips whatever the map's key schema is. */
const hasPrototypeKey = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__');

/** A map without a key that zod would skip. */
const withKnownKeys = <Map extends z.ZodType>(map: Map) =>
  z
    .unknown()
    .refine((value) => !hasPrototypeKey(value), unknownRight)
    .pipe(map);

/** subject -> action -> whether it is granted. An unknown word is an error (docs/product/role.md). */
const roleActions = withKnownKeys(
  z.partialRecord(
    z.enum(subjects, { error: unknownRight }),
    withKnownKeys(
      z.partialRecord(
        z.enum(actions, { error: unknownRight }),
        z.boolean({ error: 'Each action must be true or false.' }),
        { error: unknownRight },
      ),
    ),
    { error: unknownRight },
  ),
);

/** A new role. */
export const roleSchema = z.object({ name, actions: roleActions.optional() });

/** A change of a role. Absent parts stay, and a sent subject replaces the stored one. */
export const roleUpdateSchema = roleSchema.partial();

/** A checked new role. */
export type RoleInput = z.output<typeof roleSchema>;
/** A checked change. */
export type RoleUpdateInput = z.output<typeof roleUpdateSchema>;
