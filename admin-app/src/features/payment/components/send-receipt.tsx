import { call } from '@camp/api-client/call';
import * as paymentOperations from '@camp/contracts/payment/operations';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** A payment or gift whose receipt can be sent again. */
interface Receipt {
  /** The id of the payment or gift. */
  id: string;
  email: string | undefined;
}

interface SendReceiptProps {
  /** The receipt to resend. Undefined keeps the dialog closed. */
  receipt: Receipt | undefined;
  onClose: () => void;
  /** A sentence that names the recipient and the receipt. */
  children: ReactNode;
}

/** Asks for confirmation, then resends a receipt. */
export function SendReceipt({ receipt, onClose, children }: SendReceiptProps) {
  const toast = useToast();
  const send = useMutation({
    mutationFn: ({ id }: Receipt) => call(paymentOperations.receipt, { params: { id } }),
    meta: { quiet: true },
    onSuccess: (_done, { email }) => {
      toast.success(`The receipt is on its way to ${email}.`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={receipt !== undefined}
      variant="primary"
      confirmLabel="Send receipt"
      work={send}
      onCancel={onClose}
      onConfirm={() => receipt && send.mutate(receipt)}
    >
      {children}
    </ConfirmDialog>
  );
}
