import * as z from 'zod';
import { choice, listOf, oneOrMany, recordId, requiredProse } from '../forms/fields';
import { dollars } from '../forms/number-fields';
import type { RefundSeat } from './listed-payment';
import { reconcileActions, type ReconcileAction } from './reconciliation';

const camperIds = listOf(recordId(), 60, 'Select at least one camper.', 'Select at most 60 campers.');

/** The form of `/stripe/create`. `userId` is ignored, since the payer is the token's user (docs/calls.md). */
export const checkoutSchema = z.object({
  campers: z
    .preprocess(oneOrMany, camperIds)
    .refine((ids) => ids.length > 0, 'Select at least one camper.')
    .refine((ids) => new Set(ids).size === ids.length, 'Select each camper once.'),
});

/** Maximum characters of the reason that the family reads. */
export const refundReasonLimit = 200;

const seats = ['keep', 'cancel'] as const satisfies readonly RefundSeat[];
const absent = (value: unknown) => (value === '' ? undefined : value);
const inWhole = 'Enter an amount in dollars and cents, or leave this empty to refund the full amount.';

/** The form of `/stripe/refund`: full or partial, for all or some of a payment's campers. */
export const refundSchema = z.object({
  payment: recordId('Choose a payment.'),
  campers: z
    .preprocess((value) => oneOrMany(absent(value)), camperIds.optional())
    .refine((ids) => ids === undefined || ids.length > 0, 'Select at least one camper.'),
  amount: z.preprocess(
    absent,
    dollars(inWhole, inWhole, inWhole, (amount) =>
      amount.min(0.01, inWhole).max(1_000_000, inWhole),
    ).optional(),
  ),
  reason: requiredProse(
    refundReasonLimit,
    'Tell the family why you’re refunding them.',
    `Enter a reason of up to ${refundReasonLimit} characters.`,
  ),
  seat: z.preprocess(
    (value) => absent(value) ?? 'keep',
    choice(seats, 'Choose what happens to the registration.'),
  ),
});

/** A checked refund, in dollars. */
export type RefundInput = z.output<typeof refundSchema>;

const actions = Object.keys(reconcileActions) as [ReconcileAction, ...ReconcileAction[]];

/** The action for a difference with Stripe. */
export const reconcileSchema = z.object({ action: choice(actions, 'Choose what to do.') });
