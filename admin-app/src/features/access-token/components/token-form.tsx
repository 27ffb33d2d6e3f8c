import { accessTokenKeys } from '@camp/api-client/access-token/queries';
import { call } from '@camp/api-client/call';
import { useIdempotencyKey } from '@camp/api-client/idempotency-key';
import * as accessTokenOperations from '@camp/contracts/access-token/operations';
import { accessTokenDays } from '@camp/contracts/access-token/limits';
import { accessTokenSchema } from '@camp/contracts/access-token/schemas';
import { scopes, scopeWords, type OfferedScope } from '@camp/contracts/access-token/scopes';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { Button } from '@camp/ui/actions/button';
import { CheckboxGroup } from '@camp/ui/fields/checkbox-group';
import { PasswordField } from '@camp/ui/fields/password-field';
import { SelectField } from '@camp/ui/fields/select-field';
import { TextField } from '@camp/ui/fields/text-field';
import { ShownSecret } from '@camp/ui/fields/shown-secret';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

interface TokenValues {
  name: string;
  scopes: OfferedScope[];
  days: string;
  current: string;
}

const empty: TokenValues = { name: '', scopes: [], days: '90', current: '' };
const resolver = resolverOf<TokenValues>(accessTokenSchema);

/** Creates a token, and shows it once. */
export function TokenForm() {
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  const [created, setCreated] = useState<{ name: string; token: string }>();
  const { form, field, onSubmit, errors, isBusy } = useCheckedForm<TokenValues>({
    resolver,
    defaultValues: empty,
    names: ['name', 'scopes', 'days', 'current'],
    send: async (body, toast) => {
      setCreated(undefined);
      const { msg } = await call(accessTokenOperations.create, { body, idempotencyKey: keyOf(body) });
      toast.success(`The token ${msg.name} was created.`);
      form.reset(empty);
      setCreated(msg);
      await queryClient.invalidateQueries({ queryKey: accessTokenKeys.list });
    },
  });
  return (
    <>
      {created && (
        <ShownSecret title={`Copy the token ${created.name} now`} label="Token" secret={created.token}>
          We don’t store it, so nobody can show it again. The program sends it in the header Authorization,
          after the word Bearer.
        </ShownSecret>
      )}
      <form className="token-form" aria-label="New token" onSubmit={onSubmit} noValidate>
        <ErrorSummary errors={errors} />
        <TextField
          label="Name"
          hint="The program that will use it, such as “Bus planner”."
          required
          autoComplete="off"
          {...field('name')}
        />
        <CheckboxGroup
          label="What may it do?"
          layout="stack"
          required
          options={scopes.map((scope) => ({ value: scope, label: scopeWords[scope] }))}
          {...field('scopes')}
        />
        <SelectField
          label="Expires in"
          placeholder={null}
          options={accessTokenDays.map((days) => ({ value: days, label: `${days} days` }))}
          {...field('days')}
        />
        <PasswordField
          label="Your current password"
          autoComplete="current-password"
          required
          {...field('current')}
        />
        <div className="camp-button-row">
          <Button type="submit" busy={isBusy}>
            Create token
          </Button>
        </div>
      </form>
    </>
  );
}
