import { can } from '@camp/contracts/access/can';
import type { Action, Permissions, Subject } from '@camp/contracts/access/catalogue';

const farReaching: readonly (readonly [Action, Subject])[] = [
  ['create', 'role'],
  ['edit', 'role'],
  ['delete', 'role'],
  ['edit', 'user'],
  ['delete', 'user'],
  ['edit-all', 'stripe'],
  // The audit names people, and is exported as a file.
  ['view', 'admin'],
  // Messages to groups.
  ['create', 'admin'],
];

/**
 * Whether rights are worth a second factor: health answers, other families' contacts and their export, the audit,
 * money, erasures, and rights themselves. They include each right to a call that needs a fresh proof.
 */
export function areRightsWorthCodes(permissions: Permissions): boolean {
  const reach = Object.values(permissions).some((held) => held.includes('data') || held.includes('view-all'));
  return reach || farReaching.some(([action, subject]) => can(permissions, action, subject));
}
