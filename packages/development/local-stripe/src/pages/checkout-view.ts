import { testBankAccounts, testCards } from '../paying/cards';
import type { FieldErrors, FieldName, Typed } from './checkout-form';
import { html, type Markup } from './html';
import { formatMoney } from '../objects/money';
import type { LineItem, StoredSession } from '../objects/objects';
import { page } from './page-layout';

/** What the page shows besides the session. */
export interface Shown {
  typed: Typed;
  errors: FieldErrors;
  /** Why the issuer declined the last attempt. */
  declined?: string;
}

const buttonWords: Readonly<Record<string, string>> = { donate: 'Donate', book: 'Book' };

/** The hosted page of an open session. */
export function checkoutPage({ session, lineItems }: StoredSession, shown: Shown): string {
  const total = formatMoney(session.amount_total ?? 0, session.currency ?? 'usd');
  const action = `${buttonWords[session.submit_type ?? ''] ?? 'Pay'} ${total}`;
  return page(
    `${action} · Checkout simulator`,
    html`<main class="checkout">
      <section class="summary" aria-labelledby="summary-title">
        ${backLink(session.cancel_url)}
        <h1 id="summary-title">
          <span class="quiet">${session.submit_type === 'donate' ? 'Donation' : 'Amount due'}</span>
          <strong class="amount">${total}</strong>
        </h1>
        <ul class="lines">
          ${lineItems.map(line)}
        </ul>
        <p class="total"><span>Total</span> <strong>${total}</strong></p>
      </section>
      <section class="payment" aria-labelledby="payment-title">
        <form method="post" novalidate>
          <h2 id="payment-title">Payment details</h2>
          ${alert(shown)} ${field('email', 'Email', shown, { type: 'email', autocomplete: 'email' })}
          ${methods(session.payment_method_types, shown)}
          ${session.payment_method_types.includes('card') ? cardFields(shown) : null}
          ${session.payment_method_types.includes('us_bank_account') ? bankFields(shown) : null}
          ${field('name', 'Full name', shown, { autocomplete: 'name' })}
          ${field('postalCode', 'Postal code', shown, { autocomplete: 'postal-code' })}
          <button type="submit">${action}</button>
          ${testNumbers(session.payment_method_types)}
        </form>
      </section>
    </main>`,
  );
}

function backLink(cancelUrl: string | null): Markup | null {
  return cancelUrl === null
    ? null
    : html`<a class="back" href="${cancelUrl}"><span aria-hidden="true">←</span> Back</a>`;
}

function line({ description, quantity, amount_total, currency, price }: LineItem): Markup {
  const each = formatMoney(price.unit_amount ?? 0, currency);
  return html`<li>
    <span>
      ${description ?? ''} ${(quantity ?? 1) > 1 ? html`<small>${quantity ?? 1} × ${each}</small>` : null}
    </span>
    <span class="figure">${formatMoney(amount_total, currency)}</span>
  </li>`;
}

function alert({ declined, errors }: Shown): Markup | null {
  if (declined !== undefined) return html`<p class="alert" role="alert">${declined}</p>`;
  const count = Object.keys(errors).length;
  if (count === 0) return null;
  return html`<p class="alert" role="alert">
    ${count === 1 ? 'One field needs' : `${count} fields need`} your attention.
  </p>`;
}

function methods(allowed: readonly string[], { typed, errors }: Shown): Markup {
  const [only] = allowed;
  if (allowed.length === 1 && only !== undefined)
    return html`<input type="hidden" name="method" value="${only}" />`;
  const choice = (value: string, id: string, label: string) =>
    html`<label for="${id}">
      <input
        type="radio"
        name="method"
        id="${id}"
        value="${value}"
        ${(typed.method ?? 'card') === value ? html`checked` : null}
      />${label}
    </label>`;
  return html`<fieldset class="methods">
    <legend>Pay with</legend>
    ${choice('card', 'method-card', 'Card')}
    ${choice('us_bank_account', 'method-bank', 'Bank debit (arrives later)')}
    ${errors.method === undefined ? null : html`<p class="error">${errors.method}</p>`}
  </fieldset>`;
}

/** Browsers must not offer a real card here, so autocomplete is off. */
function cardFields(shown: Shown): Markup {
  const numeric = { inputmode: 'numeric', autocomplete: 'off' };
  return html`<div class="for-card">
    ${field('cardNumber', 'Card number', shown, { ...numeric, placeholder: '4242 4242 4242 4242' })}
    <div class="pair">
      ${field('expiry', 'Expiry (MM / YY)', shown, { ...numeric, placeholder: 'MM / YY' })}
      ${field('cvc', 'CVC', shown, { ...numeric, placeholder: '123' })}
    </div>
  </div>`;
}

function bankFields(shown: Shown): Markup {
  return html`<div class="for-bank">
    ${field('accountNumber', 'Account number', shown, {
      inputmode: 'numeric',
      autocomplete: 'off',
      placeholder: '000123456789',
    })}
  </div>`;
}

function field(
  name: FieldName,
  label: string,
  { typed, errors }: Shown,
  attributes: Readonly<Record<string, string>>,
): Markup {
  const error = errors[name];
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${typed[name] ?? ''}"
      ${Object.entries(attributes).map(([key, value]) => html` ${key}="${value}"`)}
      ${error === undefined ? null : html` aria-invalid="true" aria-describedby="${name}-error"`}
    />
    ${error === undefined ? null : html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
}

function testNumbers(allowed: readonly string[]): Markup {
  const grouped = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');
  const row = (digits: string, outcome: string) =>
    html`<tr>
      <td><code>${digits}</code></td>
      <td>${outcome}</td>
    </tr>`;
  return html`<details class="numbers">
    <summary>Test numbers</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        ${testCards.map(({ number, decline }) => row(grouped(number), decline?.message ?? 'Succeeds immediately.'))}
        ${
          allowed.includes('us_bank_account')
            ? Object.entries(testBankAccounts).map(([number, outcome]) =>
                row(
                  number,
                  outcome === 'succeeds' ? 'Bank debit: succeeds later.' : 'Bank debit: fails later.',
                ),
              )
            : null
        }
      </tbody>
    </table>
    <p>For cards, enter any future date and any three digits.</p>
  </details>`;
}
