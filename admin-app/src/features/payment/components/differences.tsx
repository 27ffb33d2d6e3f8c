import { call } from '@camp/api-client/call';
import { compareNow, paymentDifferencesQuery, paymentKeys } from '@camp/api-client/payment/queries';
import { messageFor } from '@camp/api-client/problem';
import { useSession } from '@camp/api-client/user/use-session';
import { formatMoment } from '@camp/contracts/camp/moments';
import * as paymentOperations from '@camp/contracts/payment/operations';
import {
  reconcileActions,
  type PaymentDifference,
  type ReconcileAction,
} from '@camp/contracts/payment/reconciliation';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Button } from '@camp/ui/actions/button';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { focusHeading } from '@camp/ui/page/focus-heading';
import { TextLink } from '@camp/ui/actions/text-link';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { familyOf } from '../list/payment-list-view';
import { listedNames } from './listed-names';

interface DifferencesProps {
  mayEdit: boolean;
  /** Opens a payment beside the list. */
  onOpen: (payment: string) => void;
}

/** What Stripe and the records disagree on, why, and the one thing that settles it; one line while they agree. */
export function Differences({ mayEdit, onOpen }: DifferencesProps) {
  const { data, error, isFetching, refetch } = useQuery(paymentDifferencesQuery());
  const { may } = useSession();
  const [toSettle, setToSettle] = useState<ToSettle>();
  const actionsOf = ({ action, otherwise }: PaymentDifference) =>
    [action, otherwise].flatMap((one) =>
      one && mayEdit && (one !== 'cancel-registration' || may('delete-all', 'camper')) ? [one] : [],
    );
  if (error)
    return (
      <p className="differences__state" role="status" data-print="hide">
        Not compared with Stripe: {messageFor(error)}{' '}
        <Button variant="link" size="small" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  if (!data) return null;
  const { differences, checkedAt } = data;
  if (differences.length === 0)
    return (
      <p className="differences__state" data-print="hide">
        <span>Stripe and our records agree.</span> <LastCompared checkedAt={checkedAt} />
      </p>
    );
  return (
    <section className="differences" aria-labelledby="differences" data-print="hide">
      <h2 id="differences">Records that disagree ({differences.length})</h2>
      <p className="differences__state">
        <LastCompared checkedAt={checkedAt} />
      </p>
      <ul>
        {differences.map((one) => (
          <li key={`${one.payment} ${one.stripe} ${one.record}`} className="difference">
            <div className="difference__words">
              <About difference={one} onOpen={onOpen} />
              <BothSides difference={one} />
              <p>{one.why}</p>
            </div>
            <div className="difference__actions">
              {one.stripePage && (
                <TextLink href={one.stripePage} newTab>
                  Look at Stripe
                </TextLink>
              )}
              {actionsOf(one).map((action) => (
                <Button
                  key={action}
                  size="small"
                  variant="quiet"
                  onClick={() => setToSettle({ difference: one, action })}
                >
                  {reconcileActions[action]}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <SettleDifference chosen={toSettle} onClose={() => setToSettle(undefined)} />
    </section>
  );
}

/** When that was found out, and the way to ask again. */
function LastCompared({ checkedAt }: { checkedAt: string | null }) {
  const queryClient = useQueryClient();
  const ask = useMutation({
    mutationFn: compareNow,
    onSuccess: (found) => queryClient.setQueryData(paymentKeys.differences, found),
  });
  return (
    <>
      {checkedAt && `Checked ${formatMoment(checkedAt, 'time')}.`}{' '}
      <Button variant="link" size="small" busy={ask.isPending} onClick={() => ask.mutate()}>
        Check now
      </Button>
    </>
  );
}

/** Whose it is: the way to a payment, or in words what is none. */
function About({ difference, onOpen }: { difference: PaymentDifference } & Pick<DifferencesProps, 'onOpen'>) {
  const { may } = useSession();
  const { about, payment } = difference;
  const subject = subjectOf(difference);
  if (about === 'payment')
    return (
      <button type="button" className="difference__who" onClick={() => onOpen(payment)}>
        {subject}
      </button>
    );
  if (about === 'donation' && may('edit-all', 'stripe'))
    return <TextLink to={`${addressOf(guardedPages.adminDonations)}?open=${payment}`}>{subject}</TextLink>;
  return <strong>{subject}</strong>;
}

/** Whose it is, in words. */
function subjectOf(difference: PaymentDifference): string {
  if (difference.about === 'gone') return 'A checkout without a record';
  if (difference.about === 'donation') return 'A donation';
  return `${familyOf(difference)}, ${listedNames(difference.names)}`;
}

/** What each side says. */
const BothSides = ({ difference: { stripe, record } }: { difference: PaymentDifference }) => (
  <p>
    Stripe: <strong>{stripe}</strong> · Our record: <strong>{record}</strong>
  </p>
);

/** What pressing each button comes to. */
const consequences: Record<ReconcileAction, string> = {
  'take-over':
    'Our record becomes what Stripe says. The people whom it concerns get an email, unless they got it before.',
  rebuild: 'The payment is stored again as Stripe has it. Nobody gets an email.',
  'record-paid':
    'The registration stays paid: a payment of $0.00 without Stripe is recorded for it. Nobody gets an email.',
  'send-back': 'The money goes back to the card. Nothing was secured or given by it.',
  'refund-again': 'Stripe is asked to send the same money once more.',
  'keep-record': 'Our record stays as it is, and this is not shown any more.',
  'keep-seat': 'The seat is kept and to be paid for again. The family gets an email.',
  'cancel-registration':
    'The registration is deleted and its seat offered to the next on the waitlist. The family gets an email. This cannot be undone.',
};

/** What takes nothing from anybody. */
const harmless: readonly ReconcileAction[] = ['keep-record', 'keep-seat', 'rebuild', 'record-paid'];

/** What somebody is about to do. */
interface ToSettle {
  difference: PaymentDifference;
  action: ReconcileAction;
}

interface SettleDifferenceProps {
  /** Undefined keeps the dialog closed. */
  chosen: ToSettle | undefined;
  onClose: () => void;
}

function SettleDifference({ chosen, onClose }: SettleDifferenceProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const settle = useMutation({
    mutationFn: ({ difference, action }: ToSettle) =>
      call(paymentOperations.reconcile, { params: { id: difference.payment }, body: { action } }),
    meta: { quiet: true },
    onSuccess: async (_done, { action }) => {
      toast.success(`${reconcileActions[action]}: done.`);
      flushSync(onClose);
      focusHeading();
      await queryClient.invalidateQueries({ queryKey: paymentKeys.all });
    },
    // Somebody may have settled it meanwhile.
    onError: () => queryClient.invalidateQueries({ queryKey: paymentKeys.all }),
  });
  return (
    <ConfirmDialog
      open={chosen !== undefined}
      variant={chosen && harmless.includes(chosen.action) ? 'primary' : 'danger'}
      confirmLabel={chosen ? reconcileActions[chosen.action] : ''}
      busy={settle.isPending}
      error={settle.error ? messageFor(settle.error) : undefined}
      onCancel={() => {
        settle.reset();
        onClose();
      }}
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
