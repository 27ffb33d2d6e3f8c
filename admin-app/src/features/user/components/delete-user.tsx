import { call } from '@camp/api-client/call';
import { belongingsQuery, userKeys } from '@camp/api-client/user/queries';
import { staysAfterErasure } from '@camp/contracts/user/after-erasure';
import type { UserListRecord } from '@camp/contracts/user/operations';
import * as userOperations from '@camp/contracts/user/operations';
import { ConfirmCall } from '@camp/ui/overlays/confirm-call';
import { useQuery } from '@tanstack/react-query';
import { wholeName } from '../../../list/whole-name';

const [paymentsStay, ...others] = staysAfterErasure;

interface DeleteUserProps {
  user: UserListRecord;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Counts the records that are deleted with an account, says what stays, asks 'Are you sure?', then deletes the account. */
export function DeleteUser({ user, onClose, onDeleted }: DeleteUserProps) {
  const { data, error } = useQuery(belongingsQuery(user._id));
  return (
    <ConfirmCall
      confirmLabel="Delete account"
      refusal={error?.message ?? data?.refusal ?? undefined}
      call={() => call(userOperations.delete, { params: { id: user._id } })}
      success="User deleted successfully."
      changes={[userKeys.all]}
      onClose={onClose}
      onDone={() => onDeleted(user._id)}
    >
      <p>
        The account for <strong>{wholeName(user)}</strong> will be permanently deleted
        {data && data.counts.length > 0 ? ', along with:' : '.'}
      </p>
      {data && data.counts.length > 0 && (
        <ul>
          {data.counts.map(({ what, count }) => (
            <li key={what}>
              {what}: {count}
            </li>
          ))}
        </ul>
      )}
      {data && (
        <>
          <p>This stays:</p>
          <ul>
            <li>
              {paymentsStay}: {data.payments}
            </li>
            {others.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </>
      )}
    </ConfirmCall>
  );
}
