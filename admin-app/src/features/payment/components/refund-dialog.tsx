import { call } from '@camp/api-client/call';
import { useIdempotencyKey } from '@camp/api-client/idempotency-key';
import { paymentKeys } from '@camp/api-client/payment/queries';
import { registrationKey } from '@camp/api-client/registration-queries';
import { useSession } from '@camp/api-client/user/use-session';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import type { ListedPayment, RefundSeat } from '@camp/contracts/payment/listed-payment';
import * as paymentOperations from '@camp/contracts/payment/operations';
import { refundReasonLimit, refundSchema } from '@camp/contracts/payment/schemas';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { Button } from '@camp/ui/actions/button';
import { CheckboxGroup } from '@camp/ui/fields/checkbox-group';
import { RadioGroup } from '@camp/ui/fields/radio-group';
import { TextArea } from '@camp/ui/fields/text-area';
import { TextField } from '@camp/ui/fields/text-field';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import { Dialog } from '@camp/ui/overlays/dialog';
import { closeToHeading } from '@camp/ui/page/focus-heading';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { leftOf, linesLeft, sumLeftOf } from '../can-go-back';

interface RefundDialogProps {
  /** The payment to refund. */
  payment: ListedPayment;
  /** The camper who is selected at first. Absent if all campers are selected. */
  camper?: string;
  onClose: () => void;
}

/** The typed values. An empty amount means the full refundable amount. */
interface RefundValues {
  campers: string[];
  amount: string;
  reason: string;
  seat: RefundSeat;
}

/** Asks for campers, amount, reason and what happens to the seat. Then requests the refund. */
export function RefundDialog({ payment, camper, onClose }: RefundDialogProps) {
  const mayCancel = useSession().may('delete-all', 'camper');
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  const formId = useId();
  const lines = linesLeft(payment);
  const { form, field, onSubmit, beside, isBusy } = useCheckedForm<RefundValues>({
    resolver: useMemo(() => resolverOf(refundOf(payment)), [payment]),
    defaultValues: {
      campers: camper ? [camper] : lines.map(({ camperId }) => camperId),
      amount: '',
      reason: '',
      seat: 'keep',
    },
    // On a phone, a toast would cover the dialog's buttons. The errors are visible in the dialog.
    toastsOf: () => [],
    send: async ({ amount, ...values }, toast) => {
      const body = { ...values, payment: payment._id, ...(amount.trim() && { amount }) };
      const { msg } = await call(paymentOperations.refund, { body, idempotencyKey: keyOf(body) });
      const asked = msg.refunds.at(-1);
      toast.success(`Refund of ${dollarsAsText(asked?.amount ?? 0)} started. The family gets an email.`);
      // If nothing is left to refund, the button that opened the dialog disappears.
      const isRest = sumLeftOf(lines) > (asked?.amount ?? 0);
      if (isRest && values.seat === 'keep') onClose();
      else closeToHeading(onClose);
      await Promise.all(
        [paymentKeys.all, registrationKey('camper')].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
  const { campers, amount } = form.watch();
  const chosen = lines.filter(({ camperId }) => campers.includes(camperId));
  const most = sumLeftOf(chosen);
  const part = amount.trim() === '' ? most : Number(amount);
  const canRefund = chosen.length > 0 && !Number.isNaN(part);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Refund"
      busy={isBusy}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={isBusy}>
            {canRefund ? `Refund ${dollarsAsText(part)}` : 'Refund'}
          </Button>
        </>
      }
    >
      <form id={formId} className="refund-form" onSubmit={onSubmit} noValidate>
        <ErrorSummary errors={beside} />
        {lines.length > 1 && (
          <CheckboxGroup
            label="For"
            layout="stack"
            options={lines.map((line) => ({
              value: line.camperId,
              label: `${line.name}, ${dollarsAsText(leftOf(line))}`,
            }))}
            {...field('campers', { deps: 'amount' })}
          />
        )}
        <TextField
          label="Amount"
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          placeholder={most.toFixed(2)}
          hint={`Up to ${dollarsAsText(most)}. Leave this empty to refund the full amount.`}
          {...field('amount')}
        />
        <TextArea
          label="Reason"
          hint="We’ll include this in the email to the family."
          limit={refundReasonLimit}
          rows={2}
          required
          data-autofocus
          {...field('reason')}
        />
        <RadioGroup
          label="What happens to the registration?"
          layout="stack"
          options={[
            {
              value: 'keep',
              label: 'Keep the seat',
              hint:
                part < most
                  ? 'After a partial refund, the registration still counts as paid.'
                  : 'The family will be asked to pay again.',
            },
            {
              value: 'cancel',
              label: 'Cancel the registration',
              hint: mayCancel
                ? 'We’ll delete it and offer its seat to the next camper on the waitlist. This can’t be undone.'
                : 'Only people who can delete registrations can do this.',
              disabled: !mayCancel,
            },
          ]}
          {...field('seat')}
        />
        <p className="refund-form__sum" role="status">
          {canRefund && `${dollarsAsText(part)} will be refunded.`}
        </p>
      </form>
    </Dialog>
  );
}

/** The server's schema for a refund, limited to the refundable amount of the selected campers. */
const refundOf = (payment: ListedPayment) =>
  refundSchema.omit({ payment: true }).superRefine(({ campers = [], amount = 0 }, { addIssue }) => {
    const most = sumLeftOf(payment.lines.filter(({ camperId }) => campers.includes(camperId)));
    const message = `You can refund up to ${dollarsAsText(most)}.`;
    if (campers.length > 0 && amount > most) addIssue({ code: 'custom', path: ['amount'], message });
  });
