import { call } from '@camp/api-client/call';
import { useIdempotencyKey } from '@camp/api-client/idempotency-key';
import { donationContent } from '@camp/contracts/content/donations';
import * as donationOperations from '@camp/contracts/donation/operations';
import { defaultDonation, donationLimits, donationPresets } from '@camp/contracts/donation/options';
import { donationSchema } from '@camp/contracts/donation/schemas';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import { Button } from '@camp/ui/actions/button';
import { NumberField } from '@camp/ui/fields/number-field';
import { ScriptedForm } from '@camp/ui/form/scripted-form';
import { useState } from 'react';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { FormTerms } from '../../../text/form-terms';
import { goTo } from '../../payment/go-to';
import { useRestoredPage } from '../../payment/use-restored-page';

/** The typed amount, which the server parses. */
interface DonationValues {
  amount: string;
}

const takenId = 'donation-taken';

/** Selects an amount and opens the checkout page that the server returns (docs/product/donation.md). */
export function DonationForm() {
  const [isLeaving, setIsLeaving] = useState(false);
  useRestoredPage(() => setIsLeaving(false));
  const keyOf = useIdempotencyKey();
  const { form, field, onSubmit, isBusy } = useCheckedForm<DonationValues>({
    resolver: resolverOf(donationSchema),
    defaultValues: { amount: String(defaultDonation) },
    send: async (body) => {
      const { msg } = await call(donationOperations.donate, { body, idempotencyKey: keyOf(body) });
      setIsLeaving(true);
      goTo(msg);
    },
  });
  const amount = form.watch('amount');
  const taken = donationSchema.safeParse({ amount });
  const choose = (preset: number) =>
    form.setValue('amount', String(preset), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });

  return (
    <ScriptedForm className="donation__form" onSubmit={onSubmit} aria-label="Donate">
      <fieldset className="donation__presets">
        <legend>Choose an amount</legend>
        {donationPresets.map((preset) => (
          <Button
            key={preset.label}
            variant="quiet"
            aria-pressed={Number(amount) === preset.amount}
            onClick={() => choose(preset.amount)}
          >
            {preset.label}
          </Button>
        ))}
      </fieldset>
      <NumberField
        label="Donation Amount"
        hint="In US dollars"
        required
        inputMode="decimal"
        min={donationLimits.least}
        max={donationLimits.most}
        step="0.01"
        {...field('amount')}
      />
      <p className="camp-note">{donationContent.processorNote}</p>
      <FormTerms />
      <div>
        <p className="donation__taken" id={takenId}>
          {taken.success && `One-time gift of ${dollarsAsText(taken.data.amount)}`}
        </p>
        <Button type="submit" size="large" wide busy={isBusy || isLeaving} aria-describedby={takenId}>
          Submit
        </Button>
      </div>
    </ScriptedForm>
  );
}
