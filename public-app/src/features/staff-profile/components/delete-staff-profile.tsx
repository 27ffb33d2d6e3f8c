import { call } from '@camp/api-client/call';
import { staffProfileKeys } from '@camp/api-client/staff-profile/queries';
import type { StaffProfileRecord } from '@camp/contracts/staff-profile/operations';
import * as staffProfileOperations from '@camp/contracts/staff-profile/operations';
import { ConfirmCall } from '@camp/ui/overlays/confirm-call';

interface DeleteStaffProfileProps {
  profile: StaffProfileRecord;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Asks 'Are you sure?', then deletes the profile with its picture. */
export function DeleteStaffProfile({ profile, onClose, onDeleted }: DeleteStaffProfileProps) {
  const name = `${profile.nameFirst} ${profile.nameLast}`;
  return (
    <ConfirmCall
      confirmLabel="Delete staff profile"
      call={() => call(staffProfileOperations.delete, { params: { id: profile._id } })}
      success={`${name}’s staff profile was deleted.`}
      changes={[staffProfileKeys.list]}
      onClose={onClose}
      onDone={() => onDeleted(profile._id)}
    >
      <p>
        This deletes the staff profile and picture of <strong>{name}</strong>.
      </p>
    </ConfirmCall>
  );
}
