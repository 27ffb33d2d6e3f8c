import { compareNow, paymentDifferencesQuery, paymentKeys } from '@camp/api-client/payment/queries';
import { messageFor } from '@camp/api-client/problem';
import { useSession } from '@camp/api-client/user/use-session';
import { formatTime } from '@camp/contracts/camp/moments';
import { reconcileActions, type PaymentDifference } from '@camp/contracts/payment/reconciliation';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { TextLink } from '@camp/ui/actions/text-link';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BothSides, SettleDifference, subjectOf, type ToSettle } from './settle-difference';

interface DifferencesProps {
  mayEdit: boolean;
  /** Opens a payment in the drawer. */
  onOpen: (payment: string) => void;
}

/** The differences between Stripe and the records, with causes and actions. One line if there are none. */
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
      <p className="differences__state camp-note" role="status" data-print="hide">
        We couldn’t check with Stripe: {messageFor(error)}{' '}
        <Button variant="link" size="small" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  if (!data) return null;
  const { differences, checkedAt } = data;
  if (differences.length === 0)
    return (
      <p className="differences__state camp-note" data-print="hide">
        <span>Stripe and our records match.</span> <LastCompared checkedAt={checkedAt} />
      </p>
    );
  return (
    <section className="differences" aria-labelledby="differences" data-print="hide">
      <h2 id="differences">Mismatches with Stripe ({differences.length})</h2>
      <p className="differences__state camp-note">
        <LastCompared checkedAt={checkedAt} />
      </p>
      <ul className="camp-plain-list">
        {differences.map((one) => (
          <li key={`${one.payment} ${one.stripe} ${one.record}`} className="difference camp-spread">
            <div className="difference__words">
              <About difference={one} onOpen={onOpen} />
              <BothSides difference={one} />
              <p>{one.why}</p>
            </div>
            <ButtonRow>
              {one.stripePage && (
                <TextLink href={one.stripePage} newTab>
                  View in Stripe
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
            </ButtonRow>
          </li>
        ))}
      </ul>
      <SettleDifference chosen={toSettle} onClose={() => setToSettle(undefined)} />
    </section>
  );
}

/** The time of the last comparison, with a button to repeat it. */
function LastCompared({ checkedAt }: { checkedAt: string | null }) {
  const queryClient = useQueryClient();
  const ask = useMutation({
    mutationFn: compareNow,
    onSuccess: (found) => queryClient.setQueryData(paymentKeys.differences, found),
  });
  return (
    <>
      {checkedAt && `Checked ${formatTime(checkedAt)}.`}{' '}
      <Button variant="link" size="small" busy={ask.isPending} onClick={() => ask.mutate()}>
        Check now
      </Button>
    </>
  );
}

/** A link to the payment, or a text if no payment exists. */
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
