import { call } from '@camp/api-client/call';
import type * as secondFactorOperations from '@camp/contracts/user/second-factor-operations';
import { codeSchema, type CodeInput } from '@camp/contracts/user/second-factor-schemas';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { CodeField } from '@camp/ui/fields/code-field';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import { FormButtons } from '@camp/ui/form/form-buttons';

interface ConfirmWithCodeProps {
  title: string;
  call: typeof secondFactorOperations.removeSecondFactor | typeof secondFactorOperations.newRecoveryCodes;
  /** @param recoveryCodes that the call made, if any */
  onDone: (recoveryCodes?: readonly string[]) => Promise<void>;
  onCancel: () => void;
}

/** Asks for a code before a change of the login codes. */
export function ConfirmWithCode({ title, call: operation, onDone, onCancel }: ConfirmWithCodeProps) {
  const { field, onSubmit, errors, isBusy } = useCheckedForm<CodeInput>({
    resolver: resolverOf(codeSchema),
    defaultValues: { code: '' },
    send: async (body) => {
      const answer = await call(operation, { body });
      await onDone('recoveryCodes' in answer ? answer.recoveryCodes : undefined);
    },
  });
  return (
    <form noValidate className="user-form" onSubmit={onSubmit} aria-label={title}>
      <h3>{title}</h3>
      <ErrorSummary errors={errors} />
      <CodeField hint="From your authenticator app, or a recovery code." {...field('code')} />
      <FormButtons submit={title} busy={isBusy} onCancel={onCancel} />
    </form>
  );
}
