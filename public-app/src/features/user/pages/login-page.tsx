import { call } from '@camp/api-client/call';
import { CallError, unverifiedStatus } from '@camp/api-client/call-error';
import { currentCampQuery } from '@camp/api-client/camp/queries';
import { readToken, startSession } from '@camp/api-client/session';
import { currentUserQuery } from '@camp/api-client/user/queries';
import { adminRoleName } from '@camp/contracts/access/default-roles';
import { isBeingSetUp, setupPath } from '@camp/contracts/content/site';
import { publicPages } from '@camp/contracts/registries/public-pages';
import * as userOperations from '@camp/contracts/user/operations';
import { loginSchema, type LoginInput } from '@camp/contracts/user/schemas';
import { useReturnUrl } from '@camp/micro-frontend/use-return-url';
import { Button } from '@camp/ui/actions/button';
import { EmailField } from '@camp/ui/fields/email-field';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import { ScriptedForm } from '@camp/ui/form/scripted-form';
import { partOf } from '@camp/ui/feedback/part-of';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { PasswordField } from '@camp/ui/fields/password-field';
import { TextLink } from '@camp/ui/actions/text-link';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { AccountPage } from '../components/account-page';
import { emailOf, stateWithEmail } from '../forms/email-state';
import { profilePath } from '../paths';

/** Few people need it. */
const LoginCode = partOf(() => import('../components/login-code'), <Skeleton lines={4} />);

/** Login (docs/product/user.md). People who are already logged in are redirected as after a login. */
export default function LoginPage() {
  const { returnUrl } = useReturnUrl();
  // Only checked on arrival, since the form redirects after a login.
  const [isLoggedIn] = useState(() => readToken() !== null);
  return isLoggedIn ? <Navigate to={returnUrl ?? profilePath()} replace /> : <LoginForm />;
}

function LoginForm() {
  const { logIn, goOn } = useLogin();
  const [challenge, setChallenge] = useState<string>();
  const { returnUrl, withReturnUrl } = useReturnUrl();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { form, field, onSubmit, errors, isBusy } = useCheckedForm<LoginInput>({
    resolver: resolverOf(loginSchema),
    defaultValues: { email: emailOf(state), password: '' },
    send: async (body) => setChallenge(await logIn(body)),
  });
  // Restores the address when the person returns from another login page.
  const storeAddress = () =>
    void navigate({ pathname, search }, { replace: true, state: stateWithEmail(form.getValues('email')) });

  if (challenge !== undefined) {
    const startOver = () => {
      form.setValue('password', '');
      setChallenge(undefined);
    };
    return <LoginCode challenge={challenge} onDone={goOn} onStartOver={startOver} />;
  }

  return (
    <AccountPage
      title={publicPages.login.title}
      lead={
        returnUrl
          ? 'Please log in to continue. If you don’t have an account yet, sign up first. One account covers the whole family.'
          : 'Welcome back. Your campers and their registrations are on your profile.'
      }
    >
      <ScriptedForm className="user-form" onSubmit={onSubmit} aria-label={publicPages.login.title}>
        <ErrorSummary errors={errors} />
        <EmailField
          label="Email"
          required
          autoComplete="username"
          {...field('email', { onBlur: storeAddress })}
        />
        <PasswordField label="Password" required {...field('password')} />
        <Button type="submit" size="large" wide busy={isBusy}>
          Sign in
        </Button>
        <p>
          New here? <TextLink to={withReturnUrl(publicPages.register.path)}>Sign up</TextLink>
        </p>
        <p>
          <Link to={publicPages.passwordResetCreate.path} state={stateWithEmail(form.watch('email'))}>
            Having trouble logging in? Reset your password.
          </Link>
        </p>
      </ScriptedForm>
    </AccountPage>
  );
}

/** Logs in and opens the destination, otherwise the setup of a new camp or the profile (docs/product/user.md). */
function useLogin() {
  const { returnUrl, withReturnUrl } = useReturnUrl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  // The login form is useless after a login, so the next page replaces it in the history.
  const replace = true;
  const goOn = async () => {
    if (returnUrl) return navigate(returnUrl, { replace });
    const { _id, roles } = await queryClient.fetchQuery(currentUserQuery());
    // Known, since the header asks for it.
    const camp = queryClient.getQueryData(currentCampQuery().queryKey);
    const isSetup = roles.includes(adminRoleName) && isBeingSetUp(camp);
    return navigate(isSetup ? setupPath : profilePath(_id), { replace });
  };

  /** @returns the challenge, if a code has to follow */
  const logIn = async (body: LoginInput): Promise<string | undefined> => {
    try {
      const { token } = await call(userOperations.login, { body });
      startSession(token);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.challenge !== undefined) return error.challenge;
      if (error.status !== unverifiedStatus) throw error;
      await navigate(withReturnUrl(publicPages.userVerify.path), { state: stateWithEmail(body.email) });
      return undefined;
    }
    await goOn();
    return undefined;
  };
  return { logIn, goOn };
}
