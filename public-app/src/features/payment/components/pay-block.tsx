import { call } from '@camp/api-client/call';
import { isPastDue } from '@camp/contracts/camp/dates';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { costAsText, dollarsAsText } from '@camp/contracts/payment/dollars';
import * as paymentOperations from '@camp/contracts/payment/operations';
import { Button } from '@camp/ui/actions/button';
import { Card } from '@camp/ui/content/card';
import { Checkbox } from '@camp/ui/fields/checkbox';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { shownDate } from '../../../text/shown-date';
import { goTo } from '../go-to';
import { useRestoredPage } from '../use-restored-page';
import './pay-block.css';

interface PayBlockProps {
  userId: string;
  /** The campers awaiting payment (`paid: false`). */
  campers: readonly Pick<CamperRecord, '_id' | 'nameFirst' | 'nameLast' | 'amountDue'>[];
  /** The camp's registrationCamperEnd. Shown until that day ends in the camp's time zone. */
  dueDate: string;
}

const paying = {
  title: 'Pay now',
  lead: "You have campers that haven't been paid for yet.",
  all: 'Pay for all',
  none: 'Choose a camper to pay for',
};

/** The texts if nothing is due, so that there is no checkout. */
const confirming = {
  title: 'Confirm now',
  lead: 'You have campers that haven’t been confirmed yet. Camp is free, so there’s nothing to pay.',
  all: 'Confirm all',
  none: 'Choose a camper to confirm',
};

/** Selects which campers to pay for and opens the checkout (docs/product/payment.md). */
export function PayBlock({ userId, campers, dueDate }: PayBlockProps) {
  const [paysForAll, setPaysForAll] = useState(true);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const chosen = campers.filter(({ _id }) => paysForAll || !unticked.has(_id));
  const total = chosen.reduce((sum, { amountDue }) => sum + amountDue, 0);
  const words = campers.every(({ amountDue }) => amountDue === 0) ? confirming : paying;
  const isUnderWay = useRef(false);
  const checkout = useMutation({
    mutationFn: () =>
      call(paymentOperations.create, { body: { userId, campers: chosen.map(({ _id }) => _id) } }),
    onError: () => void (isUnderWay.current = false),
  });

  useRestoredPage(() => {
    isUnderWay.current = false;
    checkout.reset();
  });

  const toggle = (id: string) => {
    const next = new Set(unticked);
    if (!next.delete(id)) next.add(id);
    setUnticked(next);
  };
  const pay = (event: FormEvent) => {
    event.preventDefault();
    // A second click can come before the button is disabled.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    // A callback of this call isn't run after the family has left the page.
    checkout.mutate(undefined, { onSuccess: ({ msg }) => goTo(msg) });
  };

  return (
    <Card tone="meadow" level={2} title={words.title}>
      <p>
        {words.lead}
        {!isPastDue(dueDate, new Date()) && ` Due ${shownDate(dueDate)}`}
      </p>
      <form onSubmit={pay} aria-label={words.title} className="pay-block camp-stack">
        <Checkbox
          name="payForAll"
          label={words.all}
          checked={paysForAll}
          onChange={(event) => setPaysForAll(event.target.checked)}
        />
        {campers.map(({ _id, nameFirst, nameLast, amountDue }) => (
          <Checkbox
            key={_id}
            name={`pay-${_id}`}
            label={`${nameFirst} ${nameLast}: ${costAsText(amountDue)}`}
            checked={paysForAll || !unticked.has(_id)}
            disabled={paysForAll}
            onChange={() => toggle(_id)}
          />
        ))}
        <p aria-live="polite">
          Total <strong>{costAsText(total)}</strong>
        </p>
        {/* The browser is leaving the page, so the button stays busy. */}
        <Button type="submit" disabled={chosen.length === 0} busy={checkout.isPending || checkout.isSuccess}>
          {chosen.length === 0 && words.none}
          {chosen.length > 0 && (total === 0 ? 'Confirm' : `Pay ${dollarsAsText(total)}`)}
        </Button>
      </form>
    </Card>
  );
}
