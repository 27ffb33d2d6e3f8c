import { onSessionChange, readUserId } from '@camp/api-client/session';
import { useState, useSyncExternalStore } from 'react';

/**
 * Counts how often another account replaced the current one without a logout in between. Another tab's login page may
 * do that. A suspended tab may also miss one person's logout and the next person's login.
 */
export function useAccountSwitches(): number {
  const userId = useSyncExternalStore(onSessionChange, readUserId, () => undefined);
  const [seen, setSeen] = useState({ userId, switches: 0 });
  if (userId === seen.userId) return seen.switches;
  const isSwitch = userId !== undefined && seen.userId !== undefined;
  const switches = seen.switches + (isSwitch ? 1 : 0);
  // Runs before the components below are rendered again.
  setSeen({ userId, switches });
  return switches;
}
