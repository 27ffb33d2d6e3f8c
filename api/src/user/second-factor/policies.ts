import { can } from '@camp/contracts/access/can';
import type { Permissions } from '@camp/contracts/access/catalogue';

/**
 * Whether rights are worth a second factor: health answers, other families' contacts and their export, money, and rights
 * themselves.
 */
export function areRightsWorthCodes(permissions: Permissions): boolean {
  const reach = Object.values(permissions).some((held) => held.includes('data') || held.includes('view-all'));
  const changesRights = (['create', 'edit', 'delete'] as const).some((action) =>
    can(permissions, action, 'role'),
  );
  return reach || changesRights || can(permissions, 'edit', 'user') || can(permissions, 'edit-all', 'stripe');
}
