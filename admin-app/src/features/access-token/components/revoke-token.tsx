import { accessTokenKeys } from '@camp/api-client/access-token/queries';
import { call } from '@camp/api-client/call';
import type { AccessTokenRecord } from '@camp/contracts/access-token/operations';
import * as accessTokenOperations from '@camp/contracts/access-token/operations';
import { ConfirmCall } from '@camp/ui/overlays/confirm-call';

/** Asks 'Are you sure?', then revokes a token. */
export const RevokeToken = ({ token, onClose }: { token: AccessTokenRecord; onClose: () => void }) => (
  <ConfirmCall
    confirmLabel="Revoke token"
    call={() => call(accessTokenOperations.delete, { params: { id: token._id } })}
    success={`The token ${token.name} was revoked.`}
    changes={[accessTokenKeys.list]}
    onClose={onClose}
  >
    <p>
      The program that uses <strong>{token.name}</strong> stops working at once. This can’t be undone.
    </p>
  </ConfirmCall>
);
