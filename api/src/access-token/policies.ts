import { can } from '@camp/contracts/access/can';
import type { Action, Permissions, Subject } from '@camp/contracts/access/catalogue';

/** The part of the scopes that the maker holds. `data` is left out even if a stored scope had it. */
export const heldOf = (scopes: Permissions, maker: Permissions): Permissions =>
  Object.fromEntries(
    (Object.entries(scopes) as [Subject, readonly Action[]][]).map(([subject, actions]) => [
      subject,
      actions.filter((action) => action !== 'data' && can(maker, action, subject)),
    ]),
  );
