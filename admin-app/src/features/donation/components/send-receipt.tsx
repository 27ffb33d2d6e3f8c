import { call } from '@camp/api-client/call';
import { messageFor } from '@camp/api-client/problem';
import type { DonationRecord } from '@camp/contracts/donation/operations';
import * as paymentOperations from '@camp/contracts/payment/operations';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import { ConfirmDialog } from '@camp/ui/confirm-dialog';
import { useToast } from '@camp/ui/toast';
import { useMutation } from '@tanstack/react-query';

interface SendReceiptProps {
  /** Of which the thanks are to be sent again; undefined keeps the dialog closed. */
  donation: DonationRecord | undefined;
  onClose: () => void;
}

/** Asks, then mails the thanks for a gift once more. */
export function SendReceipt({ donation, onClose }: SendReceiptProps) {
  const toast = useToast();
  const send = useMutation({
    mutationFn: ({ _id }: DonationRecord) => call(paymentOperations.receipt, { params: { id: _id } }),
    meta: { quiet: true },
    onSuccess: (_done, { donorEmail }) => {
      toast.success(`The receipt is on its way to ${donorEmail}.`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={donation !== undefined}
      variant="primary"
      confirmLabel="Send receipt"
      busy={send.isPending}
      error={send.error ? messageFor(send.error) : undefined}
      onCancel={() => {
        send.reset();
        onClose();
      }}
      onConfirm={() => donation && send.mutate(donation)}
    >
      {donation && (
        <p>
          {donation.donor || donation.donorEmail} gets the thanks for {dollarsAsText(donation.amount)} once
          more, at {donation.donorEmail}.
        </p>
      )}
    </ConfirmDialog>
  );
}
