import { call } from '@camp/api-client/call';
import { savedViewKeys } from '@camp/api-client/saved-view/queries';
import type { SavedView } from '@camp/contracts/saved-view/operations';
import * as savedViewOperations from '@camp/contracts/saved-view/operations';
import { ConfirmCall } from '@camp/ui/overlays/confirm-call';

/** Asks for confirmation, then deletes a view for everybody. The list does not change. */
export const DeleteView = ({ view, onClose }: { view: SavedView; onClose: () => void }) => (
  <ConfirmCall
    confirmLabel="Delete view"
    call={() => call(savedViewOperations.delete, { params: { id: view._id } })}
    changes={[savedViewKeys.list(view.list)]}
    onClose={onClose}
  >
    <p>
      The view <strong>{view.name}</strong> will be deleted for everyone. No records will change.
    </p>
  </ConfirmCall>
);
