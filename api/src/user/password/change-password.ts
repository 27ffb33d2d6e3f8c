import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import type { ChangePasswordInput } from '@camp/contracts/user/schemas';
import type { Dependencies } from '../../dependencies';
import type { Caller } from '../../operations/caller';
import type { Person } from '../../auth/person';
import { transact } from '../../transact';
import { knownDevice, rememberDevice, type DeviceCall } from '../login/known-device';
import { requireCurrentPassword, wrongCurrentPassword } from './current-password';
import { priorityOf } from './hashing-queue';
import { refuseCommonPassword } from './refuse-common-password';
import { findVisibleUser } from '../read-user';
import { settleNewPassword } from './settle-new-password';

/** Changes the password of the logged-in person and ends their other sessions. It forgets their other devices. */
export async function changePassword(
  deps: Dependencies,
  person: Person,
  { current, newPassword }: ChangePasswordInput,
  call: Caller & DeviceCall,
): Promise<DoneWithMessage> {
  const user = await findVisibleUser(deps, person, person.userId);
  refuseCommonPassword('newPassword', newPassword, user);
  await requireCurrentPassword(deps, user, current, call);
  const passwordHash = await deps.passwords.hash(newPassword, priorityOf(call));
  await transact(deps, async (session, record) => {
    const asChecked = { _id: user._id, passwordHash: user.passwordHash };
    const changed = await deps.models.User.updateOne(asChecked, { passwordHash }, { session });
    // Another request has replaced the password, so the checked one is no longer right.
    if (changed.matchedCount === 0) throw wrongCurrentPassword();
    await settleNewPassword(deps, session, record, user._id, person);
  });
  // Of all devices, only this one stays known.
  const device = knownDevice(deps.settings, user, call);
  rememberDevice(deps.settings, { ...user, passwordHash }, call, device);
  return { result: true, msg: 'You have successfully changed your password.' };
}
