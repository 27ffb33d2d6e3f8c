import { call } from '@camp/api-client/call';
import { paymentKeys } from '@camp/api-client/payment/queries';
import * as paymentOperations from '@camp/contracts/payment/operations';
import {
  reconcileActions,
  type PaymentDifference,
  type ReconcileAction,
} from '@camp/contracts/payment/reconciliation';
import { useToast } from '@camp/ui/feedback/toast';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { closeToHeading } from '@camp/ui/page/focus-heading';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { familyOf } from '../list/payment-list-view';
import { listedNames } from './listed-names';

/** The person or payment of a difference, in words. */
export function subjectOf(difference: PaymentDifference): string {
  if (difference.about === 'gone') return 'A checkout without a record';
  if (difference.about === 'donation') return 'A donation';
  return `${familyOf(difference)}, ${listedNames(difference.names)}`;
}

/** The two states: Stripe's and the record's. */
export const BothSides = ({ difference: { stripe, record } }: { difference: PaymentDifference }) => (
  <p>
    Stripe: <strong>{stripe}</strong> · Our record: <strong>{record}</strong>
  </p>
);

/** The consequence of each button. */
const consequences: Record<ReconcileAction, string> = {
  'take-over':
    'Our record is updated to match Stripe. The people affected get an email, unless they already have it.',
  rebuild: 'The payment is restored from Stripe. Nobody gets an email.',
  'record-paid':
    'The registration stays paid, and we record a $0.00 payment outside Stripe. Nobody gets an email.',
  'send-back': 'The money is refunded to the card. It didn’t pay for a seat or a donation.',
  'refund-again': 'We’ll ask Stripe to send the same refund again.',
  'keep-record': 'Our record stays as it is, and this mismatch is hidden.',
  'keep-seat': 'The camper keeps the seat, and the family is asked to pay again. They get an email.',
  'cancel-registration':
    'The registration is deleted, and its seat is offered to the next camper on the waitlist. The family gets an email. This can’t be undone.',
};

/** Actions without a loss for anybody. */
const harmless: readonly ReconcileAction[] = ['keep-record', 'keep-seat', 'rebuild', 'record-paid'];

/** The difference and the selected action. */
export interface ToSettle {
  difference: PaymentDifference;
  action: ReconcileAction;
}

interface SettleDifferenceProps {
  /** Undefined keeps the dialog closed. */
  chosen: ToSettle | undefined;
  onClose: () => void;
}

/** Asks for confirmation before a difference is settled, and states the consequence. */
export function SettleDifference({ chosen, onClose }: SettleDifferenceProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const settle = useMutation({
    mutationFn: ({ difference, action }: ToSettle) =>
      call(paymentOperations.reconcile, { params: { id: difference.payment }, body: { action } }),
    meta: { quiet: true },
    onSuccess: async (_done, { action }) => {
      toast.success(`${reconcileActions[action]}: done.`);
      closeToHeading(onClose);
      await queryClient.invalidateQueries({ queryKey: paymentKeys.all });
    },
    // Another administrator may have settled the difference meanwhile.
    onError: () => queryClient.invalidateQueries({ queryKey: paymentKeys.all }),
  });
  return (
    <ConfirmDialog
      open={chosen !== undefined}
      variant={chosen && harmless.includes(chosen.action) ? 'primary' : 'danger'}
      confirmLabel={chosen ? reconcileActions[chosen.action] : ''}
      work={settle}
      onCancel={onClose}
      onConfirm={() => chosen && settle.mutate(chosen)}
    >
      {chosen && (
        <>
          <p>
            <strong>{subjectOf(chosen.difference)}</strong>
          </p>
          <BothSides difference={chosen.difference} />
          <p>{consequences[chosen.action]}</p>
        </>
      )}
    </ConfirmDialog>
  );
}
