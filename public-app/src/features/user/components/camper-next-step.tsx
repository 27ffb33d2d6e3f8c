import { endOfDueDay, formatCampDay, formatGmt } from '@camp/contracts/camp/dates';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { paymentLinksDueFrom } from '@camp/contracts/camp/payment-links';
import { campContent } from '@camp/contracts/content/camp';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperStatus } from '@camp/contracts/camper/status';
import type { PaymentRecord } from '@camp/contracts/payment/operations';
import { dollarsAsText } from '@camp/contracts/payment/dollars';

interface CamperNextStepProps {
  camper: CamperRecord;
  camp: CampRecord | undefined;
  payments: readonly PaymentRecord[];
}

/** What follows from a registration's status: the payment link's day, or what was paid. */
export function CamperNextStep({ camper, camp, payments }: CamperNextStepProps) {
  const status = camperStatus(camper);
  if (status === 'submitted' && camp) return <p>{linkWords(camp)}</p>;
  if (status === 'waitlist') return <p>{waitlistWords(camper)}</p>;
  const payment =
    status === 'paid' &&
    payments.find(({ status: state, campers }) => state === 'paid' && campers.includes(camper._id));
  if (!payment) return null;
  const together = payment.campers.length > 1 ? ` for ${payment.campers.length} campers` : '';
  return (
    <p>
      {dollarsAsText(payment.amount)} paid on {formatCampDay(payment.createdAt)}
      {together}
    </p>
  );
}

/** Honest about the place in the queue: it may change, and it promises nothing. */
function waitlistWords({ chosenWaitlist, waitlistPosition }: CamperRecord): string {
  if (chosenWaitlist) {
    return `You asked for the waitlist: no place is given by itself. Write to ${campContent.contact.email} when you want one. There is nothing to pay until then.`;
  }
  const place = waitlistPosition
    ? `Number ${waitlistPosition} in line today; nobody can promise a place. `
    : '';
  return `${place}As soon as a place is free we write to you. There is nothing to pay until then.`;
}

/** As the mail of the registration says it: a day that has gone by is no promise. */
function linkWords(camp: CampRecord): string {
  const due = paymentLinksDueFrom(camp);
  const when = new Date() <= endOfDueDay(due) ? `by ${formatGmt(due)} at the latest` : 'as soon as we can';
  return `We email you a payment link ${when}. The place is secured once the registration is paid for.`;
}
