import { call } from '@camp/api-client/call';
import { userKeys } from '@camp/api-client/user/queries';
import type { UserListRecord } from '@camp/contracts/user/operations';
import * as secondFactorOperations from '@camp/contracts/user/second-factor-operations';
import { ConfirmCall } from '@camp/ui/overlays/confirm-call';
import { wholeName } from '../../../list/whole-name';

/** Removes the login codes of somebody who lost their phone and their recovery codes. */
export const RemoveLoginCodes = ({ user, onClose }: { user: UserListRecord; onClose: () => void }) => (
  <ConfirmCall
    confirmLabel="Remove login codes"
    call={() => call(secondFactorOperations.resetSecondFactor, { params: { id: user._id } })}
    success={`${wholeName(user)} can log in with the password alone.`}
    changes={[userKeys.all]}
    keepsOpener
    onClose={onClose}
  >
    <p>
      <strong>{wholeName(user)}</strong> will be logged out everywhere, and can then log in with the password
      alone. Before you do this, make sure that the person who asked you is {wholeName(user)}. We’ll tell them
      by email.
    </p>
  </ConfirmCall>
);
