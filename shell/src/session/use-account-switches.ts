import { onSessionChange, readUserId } from '@camp/api-client/session';
import { useState, useSyncExternalStore } from 'react';

/**
 * How often somebody else took the place of who was logged in, without a moment in which nobody was: by a login page
 * that stood open in another tab, or for a tab that slept while one person left and the next one came.
 */
export function useAccountSwitches(): number {
  const userId = useSyncExternalStore(onSessionChange, readUserId);
  const [seen, setSeen] = useState({ userId, switches: 0 });
  if (userId === seen.userId) return seen.switches;
  const isSwitch = userId !== undefined && seen.userId !== undefined;
  const switches = seen.switches + (isSwitch ? 1 : 0);
  // Before anything below is shown once more.
  setSeen({ userId, switches });
  return switches;
}
