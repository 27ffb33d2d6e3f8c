import { call } from '@camp/api-client/call';
import { CallError, unverifiedStatus } from '@camp/api-client/call-error';
import { startSession } from '@camp/api-client/session';
import { currentUserQuery } from '@camp/api-client/user/queries';
import { publicPages } from '@camp/contracts/registries/public-pages';
import * as userOperations from '@camp/contracts/user/operations';
import type { LoginInput } from '@camp/contracts/user/schemas';
import { useReturnUrl } from '@camp/micro-frontend/use-return-url';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { profilePath } from '../paths';
import { stateWithEmail } from './email-state';

/** Logs in and goes on: to where the person wanted to go, else to their profile (docs/product/user.md). */
export function useLogin() {
  const { returnUrl, keepIn } = useReturnUrl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  // Who goes back from there has no use for a form to log in by.
  const replace = true;
  const goOn = async () => {
    if (returnUrl) return navigate(returnUrl, { replace });
    const { _id } = await queryClient.fetchQuery(currentUserQuery());
    return navigate(profilePath(_id), { replace });
  };

  return async (body: LoginInput): Promise<void> => {
    try {
      const { token } = await call(userOperations.login, { body });
      startSession(token);
    } catch (error) {
      const isUnverified = error instanceof CallError && error.status === unverifiedStatus;
      if (!isUnverified) throw error;
      await navigate(keepIn(publicPages.userVerify.path), { state: stateWithEmail(body.email) });
      return;
    }
    await goOn();
  };
}
