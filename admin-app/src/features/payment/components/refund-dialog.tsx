import { call } from '@camp/api-client/call';
import { registrationKey } from '@camp/api-client/registration-queries';
import { useIdempotencyKey } from '@camp/api-client/idempotency-key';
import { paymentKeys } from '@camp/api-client/payment/queries';
import { errorAt, messageFor } from '@camp/api-client/problem';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import type { RefundForm as Refund } from '@camp/contracts/payment/operations';
import * as paymentOperations from '@camp/contracts/payment/operations';
import { Button } from '@camp/ui/actions/button';
import { Dialog } from '@camp/ui/overlays/dialog';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { RefundForm } from './refund-form';

interface RefundDialogProps {
  /** The payment that is to go back; undefined keeps the dialog closed. */
  payment: ListedPayment | undefined;
  /** Whose money is chosen at first; everybody's where absent. */
  camper?: string;
  /** Whether the person may cancel registrations. */
  mayCancel: boolean;
  onClose: () => void;
}

/** Asks whose money goes back, how much, why, and what becomes of the seat; then has it sent. */
export function RefundDialog({ payment, camper, mayCancel, onClose }: RefundDialogProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  const formId = useId();
  const send = useMutation({
    mutationFn: (refund: Refund) =>
      call(paymentOperations.refund, { body: refund, idempotencyKey: keyOf(refund) }),
    meta: { quiet: true },
    onSuccess: async ({ msg }) => {
      const asked = msg.refunds.at(-1);
      toast.success(`${dollarsAsText(asked?.amount ?? 0)} is on its way back. The family gets an email.`);
      onClose();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: paymentKeys.all }),
        queryClient.invalidateQueries({ queryKey: registrationKey('camper') }),
      ]);
    },
  });
  const close = () => {
    send.reset();
    onClose();
  };
  const errorOf = (field: string) => errorAt(field, send.error);
  const isAtField = ['reason', 'amount', 'campers'].some((field) => errorOf(field) !== undefined);
  return (
    <Dialog
      open={payment !== undefined}
      onClose={close}
      title="Send money back"
      busy={send.isPending}
      actions={
        <>
          <Button variant="quiet" onClick={close} disabled={send.isPending}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={send.isPending}>
            Send back
          </Button>
        </>
      }
    >
      {payment && (
        <RefundForm
          id={formId}
          payment={payment}
          camper={camper}
          mayCancel={mayCancel}
          errorAt={errorOf}
          onSend={(refund) => {
            if (!send.isPending) send.mutate(refund);
          }}
        />
      )}
      {send.error && !isAtField && (
        <p className="camp-field__error" role="alert">
          {messageFor(send.error)}
        </p>
      )}
    </Dialog>
  );
}
