import * as z from 'zod';
import {
  commonFields,
  emailAddress,
  flag,
  integer,
  integerBetween,
  listFields,
  metadata,
  text,
  webAddress,
} from '../api/form-encoding';

const currency = z
  .string()
  .transform((code) => code.toLowerCase())
  .refine((code) => /^[a-z]{3}$/.test(code), {
    message: 'Invalid currency: must be a three-letter code, for example usd',
  });

/** The methods offered unless a session restricts them. */
export const paymentMethods = ['card', 'us_bank_account'] as const;
const paymentMethod = z.enum(paymentMethods);

const lineItem = z.strictObject({
  price_data: z.strictObject({
    currency,
    unit_amount: integerBetween(0, 99_999_999),
    product_data: z.strictObject({
      name: text(250),
      description: text().optional(),
      images: z.array(webAddress).max(8).optional(),
      metadata,
    }),
  }),
  quantity: integerBetween(1, 999_999),
});

const paymentIntentData = z.strictObject({
  metadata,
  description: text(1000).optional(),
  receipt_email: emailAddress.optional(),
  statement_descriptor: text(22).optional(),
  statement_descriptor_suffix: text(22).optional(),
  capture_method: z.enum(['automatic', 'automatic_async']).optional(),
});

/** The supported parameters of `checkout.sessions.create`: one-time payments of ad-hoc prices on the hosted page. */
export const createSessionParams = z.strictObject({
  ...commonFields,
  mode: z.enum(['payment']).default('payment'),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  client_reference_id: text(200).optional(),
  customer_email: emailAddress.optional(),
  customer_creation: z.enum(['if_required']).optional(),
  expires_at: integer.optional(),
  locale: z.enum(['auto', 'en']).optional(),
  metadata,
  payment_intent_data: paymentIntentData.optional(),
  allowed_payment_method_types: z.array(paymentMethod).min(1).optional(),
  excluded_payment_method_types: z.array(paymentMethod).optional(),
  allow_promotion_codes: flag.optional(),
  currency: currency.optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  ui_mode: z.enum(['hosted_page']).optional(),
});

export const retrieveSessionParams = z.strictObject(commonFields);

export const expireSessionParams = z.strictObject(commonFields);

export const listSessionsParams = z.strictObject({
  ...commonFields,
  ...listFields,
  payment_intent: text().optional(),
  status: z.enum(['complete', 'expired', 'open']).optional(),
  customer_details: z.strictObject({ email: emailAddress }).optional(),
});

export const listLineItemsParams = z.strictObject({
  ...commonFields,
  limit: listFields.limit,
  starting_after: listFields.starting_after,
  ending_before: listFields.ending_before,
});

export type CreateSessionParams = z.output<typeof createSessionParams>;
export type LineItemParams = z.output<typeof lineItem>;
