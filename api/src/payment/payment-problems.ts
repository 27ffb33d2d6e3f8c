import { RefundNotPossibleError } from '@camp/payments/ask-refund';
import { CheckoutRefusedError } from '@camp/payments/checkout-order';
import { isStripeError } from '@camp/payments/stripe';
import { ProblemError } from '../refusals/problem';

/**
 * Runs work that calls Stripe, and translates its errors.
 * @throws ProblemError 404, 409, or 502 if Stripe doesn't answer
 */
export async function withPaymentProblems<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CheckoutRefusedError || error instanceof RefundNotPossibleError)
      throw new ProblemError(error.code, error.message);
    if (isStripeError(error)) {
      throw new ProblemError(
        'payment-provider',
        'The payment service isn’t responding right now. Nothing was charged. Please try again in a moment.',
        { retryAfter: 10, cause: error },
      );
    }
    throw error;
  }
}
