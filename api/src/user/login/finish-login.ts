import type { StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../../dependencies';
import { deviceInWords } from './device-in-words';
import { rememberDevice, type DeviceCall } from './known-device';
import { startSession } from './sessions';

/**
 * Starts the session of a person who has proven who they are.
 * @param user - as it was when its password was checked
 */
export function finishLogin(
  deps: Dependencies,
  user: StoredUser,
  call: DeviceCall,
): { token: string; _id: string } {
  rememberDevice(deps.settings, user, call);
  const { token, ...session } = startSession(deps, user);
  const device = deviceInWords(call.headers['user-agent']);
  const noted = { ...session, userId: user._id, device, usedAt: deps.clock.now() };
  deps.sessionNotes.login(noted, user.recentSessions);
  return { token, _id: user._id.toString() };
}
