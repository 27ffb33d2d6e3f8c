import { call } from '@camp/api-client/call';
import { messageFor } from '@camp/api-client/problem';
import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import * as paymentOperations from '@camp/contracts/payment/operations';
import { ConfirmDialog } from '@camp/ui/confirm-dialog';
import { useToast } from '@camp/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { familyOf } from '../list/payment-list-view';

interface SendPaymentReceiptProps {
  /** Whose receipt is to be sent again; undefined keeps the dialog closed. */
  payment: ListedPayment | undefined;
  onClose: () => void;
}

/** Asks, then mails the receipt of a payment once more. */
export function SendPaymentReceipt({ payment, onClose }: SendPaymentReceiptProps) {
  const toast = useToast();
  const send = useMutation({
    mutationFn: ({ _id }: ListedPayment) => call(paymentOperations.receipt, { params: { id: _id } }),
    meta: { quiet: true },
    onSuccess: (_done, { familyEmail }) => {
      toast.success(`The receipt is on its way to ${familyEmail}.`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={payment !== undefined}
      variant="primary"
      confirmLabel="Send receipt"
      busy={send.isPending}
      error={send.error ? messageFor(send.error) : undefined}
      onCancel={() => {
        send.reset();
        onClose();
      }}
      onConfirm={() => payment && send.mutate(payment)}
    >
      {payment && (
        <p>
          {familyOf(payment)} gets the receipt once more, at {payment.familyEmail}. What went back is not on
          it.
        </p>
      )}
    </ConfirmDialog>
  );
}
