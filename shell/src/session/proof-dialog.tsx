import { call } from '@camp/api-client/call';
import { secondFactorQuery } from '@camp/api-client/user/second-factor-queries';
import { usePasskey } from '@camp/api-client/user/use-passkey';
import * as passkeyOperations from '@camp/contracts/user/passkey-operations';
import * as secondFactorOperations from '@camp/contracts/user/second-factor-operations';
import {
  codeSchema,
  currentPasswordSchema,
  type ProofInput,
} from '@camp/contracts/user/second-factor-schemas';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { Button } from '@camp/ui/actions/button';
import { Loaded } from '@camp/ui/feedback/loaded';
import { CodeField } from '@camp/ui/fields/code-field';
import { PasswordField } from '@camp/ui/fields/password-field';
import { FormButtons } from '@camp/ui/form/form-buttons';
import { Dialog } from '@camp/ui/overlays/dialog';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

interface ProofProps {
  /** @param isProven false if the person leaves */
  onDone: (isProven: boolean) => void;
}

/** Asks for a code or a passkey if the account has them, otherwise for the password. */
export default function ProofDialog({ onDone }: ProofProps) {
  const query = useQuery(secondFactorQuery());
  return (
    <Dialog open onClose={() => onDone(false)} title="Confirm that it’s you" className="camp-dialog--narrow">
      <Loaded query={query} lines={3} label="Loading" level={3}>
        {({ isOn }) => <ProofForm name={isOn ? 'code' : 'current'} onDone={onDone} />}
      </Loaded>
    </Dialog>
  );
}

const schemas = { code: codeSchema, current: currentPasswordSchema };

function ProofForm({ name, onDone }: ProofProps & { name: keyof typeof schemas }) {
  const prove = async (body: ProofInput) => {
    await call(secondFactorOperations.prove, { body });
    onDone(true);
  };
  const { form, field, onSubmit, isBusy } = useCheckedForm<ProofInput>({
    resolver: resolverOf(schemas[name]),
    defaultValues: { [name]: '' },
    send: (body) => prove(body),
  });
  const passkey = usePasskey({
    purpose: 'proof',
    ask: () => call(passkeyOperations.askProofPasskey),
    send: (answer) => prove({ passkey: answer }),
  });

  const { setFocus } = form;
  // The dialog opened before the form was there.
  useEffect(() => setFocus(name), [setFocus, name]);

  return (
    <form noValidate className="camp-stack" onSubmit={onSubmit} aria-label="Confirm that it’s you">
      <p>
        You logged in more than 10 minutes ago. Once you confirm that it’s you, this step continues
        automatically.
      </p>
      {name === 'code' ? (
        <CodeField hint="From your authenticator app, or a recovery code." {...field('code')} />
      ) : (
        <PasswordField
          label="Current password"
          required
          autoComplete="current-password"
          {...field('current')}
        />
      )}
      <FormButtons submit="Confirm" busy={isBusy} onCancel={() => onDone(false)} />
      {passkey && (
        <Button variant="quiet" wide busy={passkey.isBusy} onClick={passkey.use}>
          Use a passkey
        </Button>
      )}
    </form>
  );
}
