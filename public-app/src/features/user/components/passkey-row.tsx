import { call } from '@camp/api-client/call';
import { userKeys } from '@camp/api-client/user/queries';
import { formatMoment } from '@camp/contracts/camp/moments';
import * as passkeyOperations from '@camp/contracts/user/passkey-operations';
import { passkeyNameSchema, type PasskeyName } from '@camp/contracts/user/passkey-schemas';
import type { Passkey } from '@camp/contracts/user/second-factor-operations';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { TextField } from '@camp/ui/fields/text-field';
import { FormButtons } from '@camp/ui/form/form-buttons';
import { ConfirmCall } from '@camp/ui/overlays/confirm-call';
import { useStepFocus } from '@camp/ui/page/step-focus';
import { VisuallyHidden } from '@camp/ui/visually-hidden';
import { useState } from 'react';

interface PasskeyRowProps {
  passkey: Passkey;
  /** Whether no other second factor is left without it. */
  isLast: boolean;
  onChanged: () => Promise<void>;
}

/** One passkey, with a new name or its end. */
export function PasskeyRow({ passkey, isLast, onChanged }: PasskeyRowProps) {
  const { _id: id, name, createdAt, lastUsedAt, backedUp } = passkey;
  const [step, setStep] = useState<'rename' | 'remove'>();
  const rowId = `passkey-${id}`;
  useStepFocus(rowId, step);
  const leave = () => setStep(undefined);
  return (
    <li id={rowId} className="user-security__row">
      {step === 'rename' ? (
        <Rename passkey={passkey} onCancel={leave} onDone={() => onChanged().then(leave)} />
      ) : (
        <>
          <div>
            <strong>{name}</strong>
            <br />
            <small>
              Added {formatMoment(createdAt)}
              {lastUsedAt && `, last used ${formatMoment(lastUsedAt)}`}
              {backedUp && ', synced to your devices'}
            </small>
          </div>
          <ButtonRow>
            <Button variant="quiet" size="small" onClick={() => setStep('rename')}>
              Rename<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
            <Button variant="quiet" size="small" onClick={() => setStep('remove')}>
              Remove<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </ButtonRow>
        </>
      )}
      {step === 'remove' && (
        <ConfirmCall
          confirmLabel="Remove passkey"
          call={() => call(passkeyOperations.removePasskey, { params: { id } })}
          success={`${name} is removed.`}
          changes={[userKeys.all]}
          onClose={leave}
        >
          <p>
            You can no longer log in with {name}.{' '}
            {isLast && 'It’s your only one, so your password alone will be enough to log in.'}
          </p>
        </ConfirmCall>
      )}
    </li>
  );
}

interface RenameProps {
  passkey: Passkey;
  onCancel: () => void;
  onDone: () => Promise<void>;
}

function Rename({ passkey: { _id: id, name }, onCancel, onDone }: RenameProps) {
  const { field, onSubmit, isBusy } = useCheckedForm<PasskeyName>({
    resolver: resolverOf(passkeyNameSchema),
    defaultValues: { name },
    send: async (body) => {
      await call(passkeyOperations.renamePasskey, { params: { id }, body });
      await onDone();
    },
  });
  return (
    <form noValidate className="user-form" onSubmit={onSubmit} aria-label={`Rename ${name}`}>
      <TextField label="Name" required id={`name-of-${id}`} autoComplete="off" {...field('name')} />
      <FormButtons submit="Save" busy={isBusy} onCancel={onCancel} />
    </form>
  );
}
