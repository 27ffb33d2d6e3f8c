import type { Access, Right } from '../operations/operation';
import { can } from './can';
import type { Permissions } from './catalogue';

/**
 * Whether a person may call an operation, as the API decides it before the use case looks at the object.
 *
 * @param permissions the person's rights; undefined for a visitor
 * @param access as the operation declares it
 */
export function mayCall(permissions: Permissions | undefined, access: Access): boolean {
  if (access === 'public') return true;
  if (permissions === undefined) return false;
  return rightsOf(access).every(({ anyOf, subject }) =>
    anyOf.some((action) => can(permissions, action, subject)),
  );
}

/** The rights that an operation needs, all of them; none where it is enough to be logged in, or not even that. */
export const rightsOf = (access: Access): readonly Right[] =>
  typeof access === 'string' ? [] : [access].flat();
