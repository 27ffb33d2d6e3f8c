import { dollarsAsText } from '@camp/contracts/payment/dollars';
import type { ListedPayment, RefundSeat } from '@camp/contracts/payment/listed-payment';
import type { RefundForm as Refund } from '@camp/contracts/payment/operations';
import type { PaidLine } from '@camp/contracts/payment/receipt';
import { CheckboxGroup } from '@camp/ui/fields/checkbox-group';
import { RadioGroup } from '@camp/ui/fields/radio-group';
import { TextArea } from '@camp/ui/fields/text-area';
import { TextField } from '@camp/ui/fields/text-field';
import { useState, type FormEvent } from 'react';
import { isLeft, leftOf } from '../can-go-back';

/** Characters of the reason; the server's schema refuses more. */
const reasonLimit = 200;

interface RefundFormProps {
  id: string;
  payment: ListedPayment;
  /** Whose money is chosen at first; everybody's where absent. */
  camper?: string | undefined;
  mayCancel: boolean;
  /** The server's error about a field. */
  errorAt: (field: string) => string | undefined;
  onSend: (refund: Refund) => void;
}

/** Whose money goes back, how much of it, why, and what becomes of the registrations. */
export function RefundForm({ id, payment, camper, mayCancel, errorAt, onSend }: RefundFormProps) {
  const lines = payment.lines.filter(isLeft);
  const [campers, setCampers] = useState<readonly string[]>(
    lines.map(({ camperId }) => camperId).filter((one) => camper === undefined || one === camper),
  );
  const [seat, setSeat] = useState<RefundSeat>('keep');
  const [amount, setAmount] = useState('');
  const [isTried, setIsTried] = useState(false);
  const most = sumOf(lines.filter(({ camperId }) => campers.includes(camperId)));
  const part = amount.trim() === '' ? most : Number(amount);
  const names = seatWords(lines.filter(({ camperId }) => campers.includes(camperId)));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    setIsTried(true);
    if (campers.length === 0 || Number.isNaN(part) || part > most) return;
    onSend({ payment: payment._id, campers: [...campers], reason, seat, ...(amount.trim() && { amount }) });
  };
  return (
    <form id={id} className="refund-form" onSubmit={submit} noValidate>
      {lines.length > 1 && (
        <CheckboxGroup
          label="For"
          name="campers"
          layout="stack"
          options={lines.map((line) => ({
            value: line.camperId,
            label: `${line.name}, ${dollarsAsText(leftOf(line))}`,
          }))}
          value={campers}
          error={isTried && campers.length === 0 ? 'Choose at least one camper.' : errorAt('campers')}
          onChange={({ currentTarget: { value, checked } }) =>
            setCampers(checked ? [...campers, value] : campers.filter((one) => one !== value))
          }
        />
      )}
      <TextField
        label="Amount"
        name="amount"
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        placeholder={most.toFixed(2)}
        hint={`Up to ${dollarsAsText(most)}; leave it empty to send back all of it.`}
        value={amount}
        error={isTried ? (amountError(part, most) ?? errorAt('amount')) : errorAt('amount')}
        onChange={(event) => setAmount(event.target.value)}
      />
      <TextArea
        label="Reason"
        name="reason"
        hint="The family reads it in the email."
        limit={reasonLimit}
        rows={2}
        required
        error={errorAt('reason')}
        data-autofocus
      />
      <RadioGroup
        label="What becomes of the registration?"
        name="seat"
        layout="stack"
        options={[
          {
            value: 'keep',
            label: 'Keep the seat (asked to pay again)',
            hint:
              part < most ? 'A part goes back: the place stays paid for.' : `${names} to be paid for again.`,
          },
          {
            value: 'cancel',
            label: 'Cancel the registration',
            hint: mayCancel
              ? 'It is deleted, and its seat offered to the next on the waitlist. This cannot be undone.'
              : 'Only people who may delete registrations can do this.',
            disabled: !mayCancel,
          },
        ]}
        value={seat}
        error={errorAt('seat')}
        onChange={({ currentTarget: { value } }) => setSeat(value as RefundSeat)}
      />
      <p className="refund-form__sum" role="status">
        {Number.isNaN(part) || campers.length === 0 ? '' : `${dollarsAsText(part)} goes back.`}
      </p>
    </form>
  );
}

const sumOf = (lines: readonly PaidLine[]): number =>
  lines.reduce((sum, line) => sum + Math.round(leftOf(line) * 100), 0) / 100;

const amountError = (part: number, most: number): string | undefined => {
  if (Number.isNaN(part) || part < 0) return 'Enter an amount in dollars, or nothing for all of it.';
  return part > most ? `Only ${dollarsAsText(most)} can still be sent back.` : undefined;
};

const seatWords = (lines: readonly PaidLine[]): string =>
  lines.length === 1 ? `${lines[0]?.name ?? ''} has` : 'They have';
