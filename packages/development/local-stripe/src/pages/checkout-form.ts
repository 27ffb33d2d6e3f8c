import * as z from 'zod';
import { cardOf, hasValidCheckDigit, testBankAccounts } from '../paying/cards';
import type { Payer } from '../objects/charges';
import type { PaymentMethod } from '../paying/pay';

/** The fields of the page, by their names in the form. */
export const fieldNames = [
  'email',
  'method',
  'cardNumber',
  'expiry',
  'cvc',
  'name',
  'postalCode',
  'accountNumber',
] as const;

export type FieldName = (typeof fieldNames)[number];
/** The typed values, unchanged. */
export type Typed = Partial<Record<FieldName, string>>;
/** The error message beside each invalid field. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** A valid form that can be paid. */
export interface PaymentOrder {
  payer: Payer;
  method: PaymentMethod;
}

const trimmed = z.string().trim().catch('');
const digits = trimmed.transform((value) => value.replace(/[\s-]/g, ''));

const typedForm = z.object({
  email: trimmed,
  name: trimmed,
  postalCode: trimmed,
  method: z.enum(['card', 'us_bank_account']).catch('card'),
  cardNumber: digits,
  expiry: digits,
  cvc: digits,
  accountNumber: digits,
});

/**
 * Parses the submitted page.
 *
 * @param body the decoded form
 * @param allowed the session's payment methods
 * @param now for the expiry of cards
 */
export function readCheckoutForm(
  body: unknown,
  allowed: readonly string[],
  now: Date,
): { order: PaymentOrder } | { errors: FieldErrors; typed: Typed } {
  const form = typedForm.parse(body ?? {});
  const errors: FieldErrors = {};
  if (!z.email().safeParse(form.email).success) errors.email = 'Enter a valid email address.';
  if (form.name === '') errors.name = 'Enter the full name.';
  if (!allowed.includes(form.method)) errors.method = 'Choose one of the payment methods.';
  if (form.method === 'card') Object.assign(errors, cardErrors(form, now));
  const account = testBankAccounts[form.accountNumber];
  if (form.method === 'us_bank_account' && account === undefined)
    errors.accountNumber = 'Enter one of the test account numbers below.';
  // Card numbers and security codes are never rendered back into the page.
  const { email, name, postalCode, method } = form;
  if (Object.keys(errors).length > 0) return { errors, typed: { email, name, postalCode, method } };
  const payer: Payer = { email, name, postalCode: postalCode === '' ? null : postalCode };
  if (method === 'card') return { order: { payer, method: { kind: 'card', card: cardOf(form.cardNumber) } } };
  return {
    order: {
      payer,
      method: { kind: 'bank', account: { last4: form.accountNumber.slice(-4), outcome: account ?? 'fails' } },
    },
  };
}

function cardErrors(form: z.output<typeof typedForm>, now: Date): FieldErrors {
  const errors: FieldErrors = {};
  if (!hasValidCheckDigit(form.cardNumber)) errors.cardNumber = 'Your card number is invalid.';
  const expiry = /^(0[1-9]|1[0-2])\/?(\d{2})$/.exec(form.expiry);
  if (expiry === null) errors.expiry = 'Enter the date as MM / YY.';
  else if (hasPassed(Number(expiry[1]), 2000 + Number(expiry[2]), now))
    errors.expiry = "Your card's expiration date is in the past.";
  if (!/^\d{3,4}$/.test(form.cvc)) errors.cvc = 'Enter the 3 or 4 digits of the security code.';
  if (!/^[A-Za-z0-9 -]{3,10}$/.test(form.postalCode)) errors.postalCode = 'Enter the postal code.';
  return errors;
}

/** A card is valid until the end of its month. */
function hasPassed(month: number, year: number, now: Date): boolean {
  return Date.UTC(year, month, 1) <= now.getTime();
}
