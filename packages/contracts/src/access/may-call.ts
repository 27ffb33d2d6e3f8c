import type { Access, Right } from '../operations/operation';
import { can } from './can';
import type { Permissions } from './catalogue';

/**
 * Whether a person may call an operation. The API checks this before the use case checks the record.
 *
 * @param permissions - the person's rights, or undefined for a visitor
 * @param access - as the operation declares it
 */
export function mayCall(permissions: Permissions | undefined, access: Access): boolean {
  if (access === 'public') return true;
  if (permissions === undefined) return false;
  return rightsOf(access).every(({ anyOf, subject }) =>
    anyOf.some((action) => can(permissions, action, subject)),
  );
}

/** The rights that an operation requires, all of them. Empty if a login is enough or nothing is required. */
export const rightsOf = (access: Access): readonly Right[] =>
  typeof access === 'string' ? [] : [access].flat();
