import { call } from '@camp/api-client/call';
import type { NewSecret } from '@camp/contracts/user/second-factor-operations';
import * as secondFactorOperations from '@camp/contracts/user/second-factor-operations';
import {
  codeSchema,
  currentPasswordSchema,
  type CodeInput,
  type CurrentPasswordInput,
} from '@camp/contracts/user/second-factor-schemas';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { CodeField } from '@camp/ui/fields/code-field';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import { FormButtons } from '@camp/ui/form/form-buttons';
import { PasswordField } from '@camp/ui/fields/password-field';
import { useStepFocus } from '@camp/ui/page/step-focus';
import { partOf } from '@camp/ui/feedback/part-of';
import { useState } from 'react';

const QrCode = partOf(() => import('./qr-code'), <div className="user-security__qr" />);

/** The form of a passkey has such a field too. */
const currentId = 'current-of-login-codes';

interface SetUpAppProps {
  onDone: (recoveryCodes: readonly string[]) => Promise<void>;
  onCancel: () => void;
}

/** Sets up an authenticator app: the password, then the secret and a first code. */
export function SetUpApp({ onDone, onCancel }: SetUpAppProps) {
  const [secret, setSecret] = useState<NewSecret>();
  useStepFocus('second-factor', secret);
  return secret ? (
    <ConfirmApp secret={secret} onDone={onDone} onCancel={onCancel} />
  ) : (
    <AskPassword onSecret={setSecret} onCancel={onCancel} />
  );
}

function AskPassword({
  onSecret,
  onCancel,
}: {
  onSecret: (secret: NewSecret) => void;
  onCancel: () => void;
}) {
  const { field, onSubmit, errors, isBusy } = useCheckedForm<CurrentPasswordInput>({
    resolver: resolverOf(currentPasswordSchema),
    defaultValues: { current: '' },
    send: async (body) => onSecret(await call(secondFactorOperations.startSecondFactor, { body })),
  });
  return (
    <form noValidate className="user-form" onSubmit={onSubmit} aria-label="Set up login codes">
      <p>You’ll need an authenticator app, such as the one your phone or password manager has.</p>
      <ErrorSummary
        errors={errors.map((line) => (line.name === 'current' ? { ...line, name: currentId } : line))}
      />
      <PasswordField label="Current password" required id={currentId} {...field('current')} />
      <FormButtons submit="Continue" busy={isBusy} onCancel={onCancel} />
    </form>
  );
}

function ConfirmApp({ secret: { secret, uri }, onDone, onCancel }: SetUpAppProps & { secret: NewSecret }) {
  const { field, onSubmit, errors, isBusy } = useCheckedForm<CodeInput>({
    resolver: resolverOf(codeSchema),
    defaultValues: { code: '' },
    send: async (body) => {
      const { recoveryCodes } = await call(secondFactorOperations.confirmSecondFactor, { body });
      await onDone(recoveryCodes);
    },
  });
  return (
    <form noValidate className="user-form" onSubmit={onSubmit} aria-label="Set up login codes">
      <p>
        Scan this with your authenticator app, or <a href={uri}>open the app on this device</a>. Then enter
        the code it shows.
      </p>
      <QrCode text={uri} />
      <p>
        Can’t scan it? Enter this key in the app:{' '}
        <code className="user-security__key">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <ErrorSummary errors={errors} />
      <CodeField inputMode="numeric" hint="Six digits." {...field('code')} />
      <p>We’ll log out every other device.</p>
      <FormButtons submit="Turn on" busy={isBusy} onCancel={onCancel} />
    </form>
  );
}
