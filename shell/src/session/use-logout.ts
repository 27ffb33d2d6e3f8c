import { logOut } from '@camp/api-client/user/log-out';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

/** Ends the session and leads to the login page; a failure on the server is shown all the same. */
export function useLogout() {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: logOut,
    onSettled: () => void navigate(publicPages.login.path),
  });
  return { logOut: () => mutate(), isLoggingOut: isPending };
}
