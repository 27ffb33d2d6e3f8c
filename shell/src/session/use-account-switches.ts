import { onSessionChange, readUserId } from '@camp/api-client/session';
import { useState, useSyncExternalStore } from 'react';

/**
 * Counts how often another account replaced the current one without a logout in between. Another tab's login page may
 * do that. A tab may also have slept while one person left and the next one came.
 */
export function useAccountSwitches(): number {
  const userId = useSyncExternalStore(onSessionChange, readUserId);
  const [seen, setSeen] = useState({ userId, switches: 0 });
  if (userId === seen.userId) return seen.switches;
  const isSwitch = userId !== undefined && seen.userId !== undefined;
  const switches = seen.switches + (isSwitch ? 1 : 0);
  // Before anything below is rendered again.
  setSeen({ userId, switches });
  return switches;
}
