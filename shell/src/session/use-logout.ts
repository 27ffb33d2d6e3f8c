import { call } from '@camp/api-client/call';
import { endSession } from '@camp/api-client/session';
import { publicPages } from '@camp/contracts/registries/public-pages';
import * as userOperations from '@camp/contracts/user/operations';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

/**
 * Ends the session on the server and here, and leads to the login page. Here it ends whatever the server says:
 * nobody who pressed Logout stays logged in because a network failed; the failure is shown all the same.
 */
export function useLogout() {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(userOperations.logout),
    onSettled: () => {
      endSession('logout');
      void navigate(publicPages.login.path);
    },
  });
  return { logOut: () => mutate(), isLoggingOut: isPending };
}
