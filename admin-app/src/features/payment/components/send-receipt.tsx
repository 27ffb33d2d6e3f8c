import { call } from '@camp/api-client/call';
import * as paymentOperations from '@camp/contracts/payment/operations';
import { ConfirmCall } from '@camp/ui/overlays/confirm-call';
import type { ReactNode } from 'react';

interface SendReceiptProps {
  /** The id of the payment or gift. */
  id: string;
  email: string | undefined;
  onClose: () => void;
  /** A sentence that names the recipient and the receipt. */
  children: ReactNode;
}

/** Asks for confirmation, then resends a receipt. */
export const SendReceipt = ({ id, email, onClose, children }: SendReceiptProps) => (
  <ConfirmCall
    variant="primary"
    confirmLabel="Send receipt"
    call={() => call(paymentOperations.receipt, { params: { id } })}
    success={`The receipt is on its way to ${email}.`}
    keepsOpener
    onClose={onClose}
  >
    {children}
  </ConfirmCall>
);
