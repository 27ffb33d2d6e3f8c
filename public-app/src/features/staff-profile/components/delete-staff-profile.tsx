import { call } from '@camp/api-client/call';
import { staffProfileKeys } from '@camp/api-client/staff-profile/queries';
import type { StaffProfileRecord } from '@camp/contracts/staff-profile/operations';
import * as staffProfileOperations from '@camp/contracts/staff-profile/operations';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { closeToHeading } from '@camp/ui/page/focus-heading';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface DeleteStaffProfileProps {
  /** The profile to delete. Undefined keeps the dialog closed. */
  profile: StaffProfileRecord | undefined;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Asks 'Are you sure?', then deletes the profile with its picture. */
export function DeleteStaffProfile({ profile, onClose, onDeleted }: DeleteStaffProfileProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ _id }: StaffProfileRecord) => call(staffProfileOperations.delete, { params: { id: _id } }),
    meta: { quiet: true },
    onSuccess: async (_done, { _id, nameFirst, nameLast }) => {
      toast.success(`${nameFirst} ${nameLast}’s staff profile was deleted.`);
      onDeleted(_id);
      closeToHeading(onClose);
      await queryClient.invalidateQueries({ queryKey: staffProfileKeys.list });
    },
  });
  return (
    <ConfirmDialog
      open={profile !== undefined}
      confirmLabel="Delete staff profile"
      work={remove}
      onCancel={onClose}
      onConfirm={() => profile && remove.mutate(profile)}
    >
      {profile && (
        <p>
          This deletes the staff profile and picture of{' '}
          <strong>
            {profile.nameFirst} {profile.nameLast}
          </strong>
          .
        </p>
      )}
    </ConfirmDialog>
  );
}
