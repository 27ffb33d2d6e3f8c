import { unlessPast } from '@camp/contracts/camp/facts';
import { formatMoment } from '@camp/contracts/camp/moments';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { paymentLinksDueFrom } from '@camp/contracts/camp/payment-links';
import { campContent } from '@camp/contracts/content/camp';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperStatus } from '@camp/contracts/camper/status';
import type { PaymentRecord } from '@camp/contracts/payment/payment-record';
import { dollarsAsText } from '@camp/contracts/payment/dollars';

interface CamperNextStepProps {
  camper: CamperRecord;
  camp: CampRecord | undefined;
  payments: readonly PaymentRecord[];
  /** The reader's own profile: others are told the same without a word to the family. */
  isOwn: boolean;
}

/** What follows from a registration's status: the payment link's day, or what was paid. */
export function CamperNextStep({ camper, camp, payments, isOwn }: CamperNextStepProps) {
  const status = camperStatus(camper);
  if (status === 'submitted' && camp)
    return <p>{isOwn ? linkWords(camper, camp) : linkFact(camper, camp)}</p>;
  if (status === 'waitlist') return <p>{isOwn ? waitlistWords(camper, camp) : waitlistFact(camper)}</p>;
  const payment =
    status === 'paid' &&
    payments.find(({ status: state, campers }) => state === 'paid' && campers.includes(camper._id));
  if (!payment) return null;
  const together = payment.campers.length > 1 ? ` for ${payment.campers.length} campers` : '';
  return (
    <p>
      {payment.amount === 0 ? 'Free, confirmed' : `${dollarsAsText(payment.amount)} paid`} on{' '}
      {formatMoment(payment.createdAt)}
      {together}
    </p>
  );
}

/** The camp is free, and no late fee came on top. */
const owesNothing = ({ amountDue }: CamperRecord, camp: CampRecord | undefined) =>
  camp?.registrationCost === 0 && amountDue === 0;

/** Honest about the place in the queue: it may change, and it promises nothing. */
function waitlistWords(camper: CamperRecord, camp: CampRecord | undefined): string {
  const { chosenWaitlist, waitlistPosition } = camper;
  const untilThen = owesNothing(camper, camp) ? '' : ' There’s nothing to pay until then.';
  if (chosenWaitlist) {
    return `You asked to wait, so we won’t offer you a spot automatically. When you want one, email ${campContent.contact.email}.${untilThen}`;
  }
  const place = waitlistPosition
    ? `You’re number ${waitlistPosition} on the waitlist today. We can’t promise a spot. `
    : '';
  return `${place}We’ll email you as soon as a spot opens up.${untilThen}`;
}

function waitlistFact({ chosenWaitlist, waitlistPosition }: CamperRecord): string {
  if (chosenWaitlist) return 'Asked to wait, so no spot is offered automatically.';
  return waitlistPosition ? `Number ${waitlistPosition} on the waitlist today.` : 'Waiting for a spot.';
}

/** As the mail of the registration says it. */
const linkWords = (camper: CamperRecord, camp: CampRecord) =>
  owesNothing(camper, camp)
    ? `We’ll email you ${linkDay(camp) ?? 'as soon as we can'}. Then confirm the spot here. Camp is free, so there’s nothing to pay.`
    : `We’ll email you a payment link ${linkDay(camp) ?? 'as soon as we can'}. The spot is secured once you’ve paid.`;

const linkFact = (camper: CamperRecord, camp: CampRecord) =>
  `The ${owesNothing(camper, camp) ? 'confirmation' : 'payment'} link will be sent ${linkDay(camp) ?? 'as soon as possible'}.`;

/** A day that has gone by is no promise. */
function linkDay(camp: CampRecord): string | undefined {
  const due = paymentLinksDueFrom(camp);
  const day = unlessPast(due, new Date());
  return day && `by ${day}`;
}
