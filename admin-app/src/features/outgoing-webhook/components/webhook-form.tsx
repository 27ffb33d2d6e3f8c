import { call } from '@camp/api-client/call';
import { useIdempotencyKey } from '@camp/api-client/idempotency-key';
import { webhookKeys } from '@camp/api-client/outgoing-webhook/queries';
import {
  webhookEventNames,
  webhookEvents,
  type WebhookEventName,
} from '@camp/contracts/outgoing-webhook/events';
import * as webhookOperations from '@camp/contracts/outgoing-webhook/operations';
import { webhookSchema } from '@camp/contracts/outgoing-webhook/schemas';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { Button } from '@camp/ui/actions/button';
import { CheckboxGroup } from '@camp/ui/fields/checkbox-group';
import { ShownSecret } from '@camp/ui/fields/shown-secret';
import { TextField } from '@camp/ui/fields/text-field';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

interface WebhookValues {
  address: string;
  events: WebhookEventName[];
}

const empty: WebhookValues = { address: '', events: [] };
const resolver = resolverOf<WebhookValues>(webhookSchema);

/** Creates a webhook, and shows its secret once. */
export function WebhookForm() {
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  const [secret, setSecret] = useState<string>();
  const { form, field, onSubmit, errors, isBusy } = useCheckedForm<WebhookValues>({
    resolver,
    defaultValues: empty,
    names: ['address', 'events'],
    send: async (body, toast) => {
      setSecret(undefined);
      const { msg } = await call(webhookOperations.create, { body, idempotencyKey: keyOf(body) });
      toast.success('The webhook was created.');
      form.reset(empty);
      setSecret(msg.secret);
      await queryClient.invalidateQueries({ queryKey: webhookKeys.list });
    },
  });
  return (
    <>
      {secret && (
        <ShownSecret title="Copy the signing secret now" label="Signing secret" secret={secret}>
          We don’t show it again. The tool checks with it that a delivery comes from this site.
        </ShownSecret>
      )}
      <form className="webhook-form" aria-label="New webhook" onSubmit={onSubmit} noValidate>
        <ErrorSummary errors={errors} />
        <TextField
          label="Address"
          hint="It begins with https://. The tool shows it when you connect it."
          type="url"
          inputMode="url"
          required
          autoComplete="off"
          {...field('address')}
        />
        <CheckboxGroup
          label="Tell it when"
          layout="stack"
          required
          options={webhookEventNames.map((name) => ({ value: name, label: webhookEvents[name].label }))}
          {...field('events')}
        />
        <div className="camp-button-row">
          <Button type="submit" busy={isBusy}>
            Create webhook
          </Button>
        </div>
      </form>
    </>
  );
}
