import { formatDay } from '@camp/contracts/camp/dates';
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
  /**
   * Whether this is the reader's own profile. On other profiles, the facts are the same, without advice to the
   * family.
   */
  isOwn: boolean;
}

/** A camper's next step with its date, and the latest payment. */
export function CamperNextStep({ camper, camp, payments, isOwn }: CamperNextStepProps) {
  const status = camperStatus(camper);
  const payment = payments.find(
    ({ status: state, campers }) =>
      state === (status === 'paid' ? 'paid' : 'processing') && campers.includes(camper._id),
  );
  if (status === 'waitlist') return <p>{isOwn ? waitlistWords(camper, camp) : waitlistFact(camper)}</p>;
  if (!camp) return null;
  if (status === 'submitted') return <p>{isOwn ? linkWords(camper, camp) : linkFact(camper, camp)}</p>;
  // A processing payment is shown above, so this step requests no payment.
  if (status === 'awaiting-payment') return isOwn && !payment && <p>{payWords(camper, camp)}</p>;
  const now = new Date();
  return (
    <>
      {now < new Date(camp.startDate) && <p>Next: camp starts {formatDay(camp.startDate, now)}</p>}
      {payment && <p>{paidWords(payment)}</p>}
    </>
  );
}

function paidWords({ amount, createdAt, campers }: PaymentRecord): string {
  const forSeveral = campers.length > 1 ? ` for ${campers.length} campers` : '';
  const what = amount === 0 ? 'Confirmed' : `${dollarsAsText(amount)} paid`;
  return `${what} on ${formatMoment(createdAt)}${forSeveral}`;
}

function payWords({ amountDue }: CamperRecord, { registrationCamperEnd }: CampRecord): string {
  const what = amountDue === 0 ? 'confirm the spot' : `pay ${dollarsAsText(amountDue)}`;
  return ['Next:', what, byDay(registrationCamperEnd)].filter(Boolean).join(' ');
}

/** Whether the camp is free and no late fee was added. */
const owesNothing = ({ amountDue }: CamperRecord, camp: CampRecord | undefined) =>
  camp?.registrationCost === 0 && amountDue === 0;

/** The position in the queue may change, so the text makes no promise. */
function waitlistWords(camper: CamperRecord, camp: CampRecord | undefined): string {
  const { chosenWaitlist, waitlistPosition } = camper;
  const untilThen = owesNothing(camper, camp) ? '' : ' There’s nothing to pay until then.';
  if (chosenWaitlist) {
    return `You asked to wait, so we won’t offer you a spot automatically. When you want one, email ${campContent.contact.email}.${untilThen}`;
  }
  // Only the camp itself offers a spot to a camper whom it moved to the waitlist.
  return waitlistPosition
    ? `You’re number ${waitlistPosition} on the waitlist today. We can’t promise a spot. We’ll email you as soon as a spot opens up.${untilThen}`
    : `We’ll email you if we can offer you a spot.${untilThen}`;
}

function waitlistFact({ chosenWaitlist, waitlistPosition }: CamperRecord): string {
  if (chosenWaitlist) return 'The family asked to wait, so no spot is offered automatically.';
  return waitlistPosition ? `Number ${waitlistPosition} on the waitlist today.` : 'Waiting for a spot.';
}

/** Worded like the registration's email. */
const linkWords = (camper: CamperRecord, camp: CampRecord) =>
  owesNothing(camper, camp)
    ? `Next: we’ll email you ${linkDay(camp) ?? 'as soon as we can'}. Then confirm the spot here. Camp is free, so there’s nothing to pay.`
    : `Next: we’ll email you a payment link ${linkDay(camp) ?? 'as soon as we can'}. The spot is secured once you’ve paid.`;

const linkFact = (camper: CamperRecord, camp: CampRecord) =>
  `The ${owesNothing(camper, camp) ? 'confirmation' : 'payment'} link will be sent ${linkDay(camp) ?? 'as soon as possible'}.`;

const linkDay = (camp: CampRecord) => byDay(paymentLinksDueFrom(camp));

/** Past days are omitted. */
function byDay(due: string | Date): string | undefined {
  const day = unlessPast(due, new Date());
  return day && `by ${day}`;
}
