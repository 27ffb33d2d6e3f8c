import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';

interface LogOutQuestionProps {
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before a logout removes the drafts. */
export default function LogOutQuestion({ onCancel, onConfirm }: LogOutQuestionProps) {
  return (
    <ConfirmDialog open confirmLabel="Log out" onCancel={onCancel} onConfirm={onConfirm}>
      <p>Logging out deletes your unfinished form from this device.</p>
    </ConfirmDialog>
  );
}
