import { payByCard } from './card-payments';
import type { Decline, TestCard } from './cards';
import type { Payer } from '../objects/charges';
import { payByBankDebit, type BankAccount } from './delayed-payments';
import type { StoredSession } from '../objects/objects';
import type { Simulation } from '../simulation';

/** How a payer pays. */
export type PaymentMethod = { kind: 'card'; card: TestCard } | { kind: 'bank'; account: BankAccount };

/** The result of an attempt to pay. */
export type Attempt = { kind: 'complete' } | { kind: 'declined'; decline: Decline };

/**
 * Attempts to pay an open session. After a decline it stays open for another attempt.
 *
 * @throws StripeError 400 when the session is not open
 */
export function pay(
  simulation: Simulation,
  stored: StoredSession,
  method: PaymentMethod,
  payer: Payer,
): Attempt {
  if (method.kind === 'bank') {
    payByBankDebit(simulation, stored, method.account, payer);
    return { kind: 'complete' };
  }
  const decline = payByCard(simulation, stored, method.card, payer);
  return decline === null ? { kind: 'complete' } : { kind: 'declined', decline };
}
