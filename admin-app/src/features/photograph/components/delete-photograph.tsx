import { call } from '@camp/api-client/call';
import { photographKeys } from '@camp/api-client/photograph/queries';
import * as photographOperations from '@camp/contracts/photograph/operations';
import type { PhotographRecord } from '@camp/contracts/photograph/operations';
import { ConfirmCall } from '@camp/ui/overlays/confirm-call';

/** Asks 'Are you sure?', then deletes the photograph. */
export const DeletePhotograph = (props: { photograph: PhotographRecord; onClose: () => void }) => (
  <ConfirmCall
    confirmLabel="Delete photograph"
    call={() => call(photographOperations.delete, { params: { id: props.photograph._id } })}
    success="The photograph was deleted."
    changes={[photographKeys.all]}
    onClose={props.onClose}
  >
    <p>This deletes the photograph “{props.photograph.alt || props.photograph.name}” for everyone.</p>
  </ConfirmCall>
);
