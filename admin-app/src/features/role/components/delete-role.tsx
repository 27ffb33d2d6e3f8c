import { call } from '@camp/api-client/call';
import { roleKeys } from '@camp/api-client/role/queries';
import { userKeys } from '@camp/api-client/user/queries';
import type { RoleRecord } from '@camp/contracts/role/operations';
import * as roleOperations from '@camp/contracts/role/operations';
import { ConfirmCall } from '@camp/ui/overlays/confirm-call';

/** Asks 'Are you sure?', then deletes the role and removes it from everybody who has it. */
export const DeleteRole = ({ role, onClose }: { role: RoleRecord; onClose: () => void }) => (
  <ConfirmCall
    confirmLabel="Delete role"
    call={() => call(roleOperations.delete, { params: { id: role._id } })}
    success={`The role ${role.name} was deleted.`}
    changes={[roleKeys.all, userKeys.all]}
    onClose={onClose}
  >
    <p>
      The role <strong>{role.name}</strong> will be deleted.{' '}
      {role.holders === 1 ? '1 person loses' : `${role.holders} people lose`} it.
    </p>
  </ConfirmCall>
);
