import type Stripe from 'stripe';
import { html } from './html';
import { page } from './page-layout';
import { successAddress } from './success-address';

/** The page of a session that can no longer be paid. */
export function closedPage(session: Stripe.Checkout.Session): string {
  if (session.status === 'expired')
    return notice(
      'This checkout has expired',
      'Nothing was charged. Go back and start the payment again.',
      session.cancel_url === null ? undefined : { href: session.cancel_url, label: 'Back' },
    );
  return notice(
    "You're all done here",
    'This checkout is already complete. It is never charged twice.',
    session.success_url === null
      ? undefined
      : { href: successAddress(session.success_url, session.id), label: 'Continue' },
  );
}

/** The page of a URL without a session. */
export function unknownPage(): string {
  return notice('Checkout not found', 'The address is incomplete, or its data was removed.');
}

/** The root page, which explains what this server is. */
export function aboutPage(): string {
  return notice(
    'Stripe simulator',
    'This server simulates Stripe for development, tests and demos: the API under /v1, and the checkout pages.',
  );
}

function notice(title: string, sentence: string, link?: { href: string; label: string }): string {
  return page(
    `${title} · Checkout simulator`,
    html`<main class="notice">
      <h1>${title}</h1>
      <p>${sentence}</p>
      ${link === undefined ? null : html`<a class="button" href="${link.href}">${link.label}</a>`}
    </main>`,
  );
}
