import { html } from './html';
import { formatMoney } from '../objects/money';
import { page } from './page-layout';
import type { Simulation } from '../simulation';

const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');

/** The dashboard's view of a payment: its charge and refunds. @returns undefined if unknown */
export function paymentView({ store }: Simulation, id: string): string | undefined {
  const intent = store.get('paymentIntents', id);
  if (intent === undefined) return undefined;
  const refunds = store.newestFirst('refunds').filter(({ payment_intent }) => payment_intent === id);
  const amount = formatMoney(intent.amount, intent.currency);
  return page(
    `${amount} · Payment simulator`,
    html`<main class="notice">
      <h1>${amount} ${intent.status}</h1>
      <p>${id}, made on ${day(intent.created)} GMT</p>
      ${refunds.map(
        (refund) =>
          html`<p>
            ${formatMoney(refund.amount, refund.currency)} refunded on ${day(refund.created)} GMT:
            ${refund.status ?? ''} (${refund.id})
          </p>`,
      )}
      ${refunds.length === 0 ? html`<p>No refunds.</p>` : null}
    </main>`,
  );
}
