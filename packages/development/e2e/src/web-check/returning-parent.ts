import type { RunningProduct } from '@camp/local-services/test/start-product';
import { expect, type Browser, type Page } from '@playwright/test';
import { openContext } from '../site/browser';
import { linkIn, openInbox } from '../support/inbox';
import { mailAbout } from '../support/mails';
import { tokenOf } from '../support/people';
import { registerAgain } from '../support/register-again';
import { sendPaymentLink } from '../support/send-payment-link';
import { Hand } from './hand';

/** The effort of a returning parent to register a child again and pay. */
export interface ReturningParent {
  /** The person's and the product's time together, without the administrator's. */
  seconds: number;
  taps: number;
  keys: number;
  /** Number of submitted registration forms. */
  forms: number;
  /** Number of visits to the hosted checkout. */
  checkouts: number;
}

/** The demo family that has not registered again. */
const returningFamily = 'Family Brooks';

/** Goes from the home page to 'Thank you for your payment!' on a phone, as a returning family. */
export async function measureReturningParent(
  browser: Browser,
  product: RunningProduct,
): Promise<ReturningParent> {
  const login = product.demoLogins.find(({ who }) => who === returningFamily);
  if (!login) throw new Error(`The demo data have no ${returningFamily}.`);
  const context = await openContext(browser, { window: 'phone', scheme: 'light' });
  const page = await context.newPage();
  const counts = countRequests(page, product);
  const hand = new Hand(page);

  let waited = 0;
  const timed = async (walk: () => Promise<void>) => {
    const start = performance.now();
    await walk();
    waited += (performance.now() - start) / 1000;
  };
  await timed(async () => {
    await page.goto(product.url);
    await hand.tap(page.getByRole('link', { name: 'Register a camper' }).first());
    await logIn(page, hand, login);
    await hand.tap(page.getByRole('link', { name: /^Register .* again/ }));
    await expect(page).toHaveURL(/copyFrom=/);
    await registerAgain(page, hand);
    await page.getByText('Registration Submitted').waitFor();
  });
  await sendPaymentLink(product.url, await tokenOf(product.url, login));
  const mail = await openInbox(product.inboxUrl).waitFor(login.email, mailAbout.paymentLink);
  await timed(async () => {
    await page.goto(linkIn(mail, '/user/profile'));
    await hand.tap(page.getByRole('form', { name: 'Pay now' }).getByRole('button'));
    await pay(page, hand);
    await page.getByRole('heading', { name: 'Thank you for your payment!' }).waitFor();
  });
  await context.close();

  const { taps, keys, seconds } = hand.effort;
  return { taps, keys, seconds: seconds + waited, ...counts };
}

/** Counts the time while the page is open. */
function countRequests(page: Page, { url, stripeUrl }: RunningProduct) {
  const counts = { forms: 0, checkouts: 0 };
  const checkout = new URL(stripeUrl).origin;
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (request.method() === 'POST' && address.href === `${url}/api/camper/create`) counts.forms += 1;
    if (request.isNavigationRequest() && request.method() === 'GET' && address.origin === checkout)
      counts.checkouts += 1;
  });
  return counts;
}

async function logIn(
  page: Page,
  hand: Hand,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const form = page.getByRole('form', { name: 'Login' });
  await hand.type(form.getByLabel('Email'), email);
  await hand.type(form.getByLabel('Password', { exact: true }), password);
  await hand.tap(form.getByRole('button', { name: 'Sign in' }));
}

/** The hosted page has the email address prefilled. */
async function pay(page: Page, hand: Hand): Promise<void> {
  await hand.type(page.getByLabel('Card number'), '4242 4242 4242 4242', 16);
  await hand.type(page.getByLabel('Expiry (MM / YY)'), '12 / 40', 4);
  await hand.type(page.getByLabel('CVC'), '123');
  await hand.type(page.getByLabel('Full name'), 'Aiyana Brooks');
  await hand.type(page.getByLabel('Postal code'), '80205');
  await hand.tap(page.getByRole('button', { name: /^Pay \$/ }));
}
