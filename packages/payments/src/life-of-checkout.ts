/** How long a checkout can be paid, in milliseconds. Stripe allows 30 minutes to 24 hours. */
export const lifeOfCheckout = 2 * 60 * 60 * 1000;
