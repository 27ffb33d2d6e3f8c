import type { StaffProfileRecord } from '@camp/contracts/staff-profile/operations';
import { Button, ButtonRow } from '@camp/ui/actions/button';

interface EditButtonsProps {
  profile: StaffProfileRecord;
  onEdit: (profile: StaffProfileRecord) => void;
  onDelete: (profile: StaffProfileRecord) => void;
}

/** What an editor sees on a profile's card: the state of its picture, Edit and Delete. */
export function EditButtons({ profile, onEdit, onDelete }: EditButtonsProps) {
  const name = `${profile.nameFirst} ${profile.nameLast}`;
  return (
    <>
      {profile.imageState === 'pending' && <p role="status">The picture is being prepared.</p>}
      {profile.imageState === 'failed' && <p>We couldn’t read this picture. Choose another one.</p>}
      <ButtonRow>
        <Button variant="quiet" size="small" aria-label={`Edit ${name}`} onClick={() => onEdit(profile)}>
          Edit
        </Button>
        <Button variant="link" size="small" aria-label={`Delete ${name}`} onClick={() => onDelete(profile)}>
          Delete
        </Button>
      </ButtonRow>
    </>
  );
}
