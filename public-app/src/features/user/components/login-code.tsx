import { call } from '@camp/api-client/call';
import { CallError } from '@camp/api-client/call-error';
import { startSession } from '@camp/api-client/session';
import { usePasskey } from '@camp/api-client/user/use-passkey';
import * as passkeyOperations from '@camp/contracts/user/passkey-operations';
import * as secondFactorOperations from '@camp/contracts/user/second-factor-operations';
import {
  codeSchema,
  type CodeInput,
  type SecondFactorLoginInput,
} from '@camp/contracts/user/second-factor-schemas';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { Button } from '@camp/ui/actions/button';
import { CodeField } from '@camp/ui/fields/code-field';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import { useToast } from '@camp/ui/feedback/toast';
import { useEffect } from 'react';
import { AccountPage } from './account-page';

interface LoginCodeProps {
  /** Of the login's first step. */
  challenge: string;
  /** Called once the person is logged in. */
  onDone: () => Promise<void> | void;
  /** Called if the person has to enter the password again. */
  onStartOver: () => void;
}

/** The second step of a login, in place of the first (docs/product/user.md, Login and security). */
export default function LoginCode({ challenge, onDone, onStartOver }: LoginCodeProps) {
  const toast = useToast();
  const logIn = async (answer: Omit<SecondFactorLoginInput, 'challenge'>) => {
    try {
      const body = { challenge, ...answer };
      const { token } = await call(secondFactorOperations.loginSecondFactor, { body });
      startSession(token);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'challenge-over') throw error;
      toast.error(error.message);
      onStartOver();
      return;
    }
    await onDone();
  };
  const { form, field, onSubmit, errors, isBusy } = useCheckedForm<CodeInput>({
    resolver: resolverOf(codeSchema),
    defaultValues: { code: '' },
    send: logIn,
  });

  const passkey = usePasskey({
    purpose: challenge,
    ask: () => call(passkeyOperations.askLoginPasskey, { body: { challenge } }),
    send: (answer) => logIn({ passkey: answer }),
  });

  const { setFocus } = form;
  // The form has replaced the one with the password.
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <AccountPage
      title="Enter your code"
      lead={
        passkey
          ? 'Use your passkey, or enter the code that your authenticator app shows for camp. If you can’t use either, enter one of your recovery codes.'
          : 'Open your authenticator app and enter the code it shows for camp. If you can’t use the app, enter one of your recovery codes.'
      }
    >
      <form noValidate className="user-form" onSubmit={onSubmit} aria-label="Enter your code">
        <ErrorSummary errors={errors} />
        <CodeField {...field('code')} />
        <Button type="submit" size="large" wide busy={isBusy}>
          Log in
        </Button>
        {passkey && (
          <Button variant="quiet" wide busy={passkey.isBusy} onClick={passkey.use}>
            Use a passkey
          </Button>
        )}
        <Button variant="link" onClick={onStartOver}>
          Use another account
        </Button>
        <p>If you lost your phone and your recovery codes, ask the camp to remove them.</p>
      </form>
    </AccountPage>
  );
}
