import { deviceStorage } from './device-storage';
import { draftPrefix, readUserId } from './session';

/** Whether this device has a form that the logged-in person started and didn't send. A logout removes it. */
export function hasDrafts(): boolean {
  const userId = readUserId();
  if (userId === undefined) return false;
  return Object.keys(deviceStorage() ?? {}).some(
    (key) => key.startsWith(draftPrefix) && key.includes(`:${userId}:`),
  );
}
