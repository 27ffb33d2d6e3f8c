import type { Permissions } from '@camp/contracts/access/catalogue';
import type { Dependencies } from '../../dependencies';
import type { Person } from '../../auth/person';
import { administers } from '../policies';
import { areRightsWorthCodes } from '../second-factor/policies';
import { deviceInWords } from './device-in-words';

const minute = 60_000;

/** How long a session of a person with rights in the administration may go unused, in milliseconds. */
const idleLimit = 60 * minute;

/** How long a stored use stands for later ones, in milliseconds. So few requests cause a write. */
const useInterval = 5 * minute;

/**
 * Whether a session went unused for so long that it has ended. Families fill in long forms, so only sessions that open
 * a page of the administration or other people's records end. Some rights do the latter by calls only.
 *
 * @param usedAt - the last use that is stored
 */
export const isIdle = (usedAt: Date, now: Date, permissions: Permissions): boolean =>
  now.getTime() - usedAt.getTime() > idleLimit &&
  (administers(permissions) || areRightsWorthCodes(permissions));

/** Stores that a session is in use, after the response, unless a use in the last minutes is stored. */
export function noteUse(
  { clock, sessionNotes }: Pick<Dependencies, 'clock' | 'sessionNotes'>,
  { account, sessionId, sessionStart, sessionUse }: Person,
  userAgent: string | undefined,
): void {
  const usedAt = clock.now();
  if (usedAt.getTime() - sessionUse.getTime() < useInterval) return;
  const device = deviceInWords(userAgent);
  sessionNotes.use({ userId: account._id, sessionId, device, startedAt: sessionStart, usedAt });
}
