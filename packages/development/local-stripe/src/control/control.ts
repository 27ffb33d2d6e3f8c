import * as z from 'zod';
import { cardOf, hasValidCheckDigit, testCards } from '../paying/cards';
import type { Payer } from '../objects/charges';
import { expireSession, storedSession } from '../objects/checkout-sessions';
import { settleDelayed } from '../paying/delayed-payments';
import { settleDue } from '../paying/due';
import type { StoredSession } from '../objects/objects';
import { pay, type Attempt } from '../paying/pay';
import { automatic, type Simulation } from '../simulation';

/** How a test pays without the page. Default: the card that succeeds. */
export const payOrder = z.strictObject({
  method: z.enum(['card', 'us_bank_account']).default('card'),
  card: z
    .string()
    .refine(hasValidCheckDigit, 'Not a card number (digits only).')
    .default(testCards[0].number),
  email: z.email().optional(),
  name: z.string().default('Test Payer'),
});
export type PayOrder = z.input<typeof payOrder>;

/** What a payer, a bank or the clock does to a session, without waiting. */
export class SessionControls {
  constructor(private readonly simulation: Simulation) {}

  /**
   * Pays an open session. A delayed payment (`us_bank_account`) then waits for `asyncSucceed` or `asyncFail`.
   *
   * @throws StripeError 404 unknown, 400 not open
   */
  pay(id: string, order: PayOrder = {}): Attempt {
    const { method, card, email, name } = payOrder.parse(order);
    const stored = this.session(id);
    const payer: Payer = {
      email: email ?? stored.session.customer_email ?? 'payer@example.com',
      name,
      postalCode: '80301',
    };
    return pay(
      this.simulation,
      stored,
      method === 'card'
        ? { kind: 'card', card: cardOf(card) }
        : { kind: 'bank', account: { last4: '6789', outcome: 'succeeds' } },
      payer,
    );
  }

  /** @throws StripeError 404 unknown, 400 not open */
  expire(id: string): void {
    this.session(id);
    this.simulation.store.transaction(() => expireSession(this.simulation, id, automatic));
  }

  /** Settles a delayed payment. @throws StripeError 404 unknown, 400 not pending */
  asyncSucceed(id: string): void {
    settleDelayed(this.simulation, this.session(id), 'succeeds');
  }

  /** Fails a delayed payment. @throws StripeError 404 unknown, 400 not pending */
  asyncFail(id: string): void {
    settleDelayed(this.simulation, this.session(id), 'fails');
  }

  private session(id: string): StoredSession {
    settleDue(this.simulation);
    return storedSession(this.simulation, id);
  }
}
