/** The latest day on which payment links are sent, in days before campers are due. */
export const daysBeforeDue = 14;

const day = 24 * 60 * 60 * 1000;

/** The dates of a camp that determine when payment links are sent. */
interface PaymentLinkDates {
  waitListDate: string | Date;
  registrationCamperEnd: string | Date;
}

/** Administrators' names of the email that asks a family to pay, or to confirm if camp is free. */
export const linkInWords = (registrationCost: number | undefined) =>
  registrationCost === 0 ? 'Confirmation link' : 'Payment link';

/** All names of that email. */
export const linksInWords = (registrationCost: number) => `${linkInWords(registrationCost)}s`;

/**
 * From when payment links are sent automatically: the earlier of waitListDate and registrationCamperEnd minus 14 days
 * (docs/product/camper.md, The life of a registration).
 */
export function paymentLinksDueFrom({ waitListDate, registrationCamperEnd }: PaymentLinkDates): Date {
  return new Date(
    Math.min(
      new Date(waitListDate).getTime(),
      new Date(registrationCamperEnd).getTime() - daysBeforeDue * day,
    ),
  );
}
