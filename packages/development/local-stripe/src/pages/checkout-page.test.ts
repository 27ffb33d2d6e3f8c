import type Stripe from 'stripe';
import { checkoutParams, closeAll, pageForm, sdkFor, startedSimulator, submitPage } from '../fixture';
import type { Simulator, StartOptions } from '../start';

afterEach(closeAll);

async function openedCheckout(
  overrides: Partial<Stripe.Checkout.SessionCreateParams> = {},
  options: StartOptions = {},
) {
  const simulator: Simulator = await startedSimulator(options);
  const stripe = sdkFor(simulator);
  const session = await stripe.checkout.sessions.create(checkoutParams(overrides));
  const reread = (params: Stripe.Checkout.SessionRetrieveParams = {}) =>
    stripe.checkout.sessions.retrieve(session.id, params);
  return { simulator, stripe, session, address: String(session.url), reread };
}

test('serves its own style, script and icon', async () => {
  const { address } = await openedCheckout();
  const page = await (await fetch(address)).text();

  const assets = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  const answers = await Promise.all(assets.map((path) => fetch(new URL(path, address))));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('shows lines, total, a link back and that it is a simulator, with everything escaped', async () => {
  const { address } = await openedCheckout({
    customer_email: 'parent@example.com',
    line_items: [
      {
        price_data: { currency: 'usd', unit_amount: 32_500, product_data: { name: '<b>Leo</b> & "co"' } },
        quantity: 1,
      },
    ],
  });

  const answer = await fetch(address);
  const text = await answer.text();

  expect(answer.status).toBe(200);
  expect(text).toContain('&#60;b&#62;Leo&#60;/b&#62; &#38; &#34;co&#34;');
  expect(text).not.toContain('<b>');
  expect(text).toContain('$325.00');
  expect(text).toContain('value="parent@example.com"');
  expect(text).toContain('href="http://127.0.0.1:9/stripe/cancel"');
  expect(text).toContain('Simulator');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('paying settles the session, its intent and charge before the redirect', async () => {
  const { address, session, reread } = await openedCheckout({
    payment_intent_data: { metadata: { owner: 'u1' } },
  });

  const answer = await submitPage(address);
  const paid = await reread({ expand: ['payment_intent.latest_charge'] });

  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`http://127.0.0.1:9/stripe/success?session_id=${session.id}`);
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: { email: 'parent@example.com', name: 'Sam Torres' },
    payment_intent: {
      status: 'succeeded',
      amount_received: 92_500,
      metadata: { owner: 'u1' },
      latest_charge: {
        paid: true,
        amount_captured: 92_500,
        payment_method_details: { card: { brand: 'visa', last4: '4242' } },
      },
    },
  });
});

test.each([
  ['4000 0000 0000 0002', 'Your card was declined.', 'generic_decline'],
  ['4000 0000 0000 9995', 'Your card has insufficient funds.', 'insufficient_funds'],
  ['4012 8888 8888 1881', 'non test card', 'test_mode_live_card'],
])('the card %s is declined, and another one pays the same session', async (cardNumber, sentence, code) => {
  const { address, reread, stripe } = await openedCheckout();

  const refused = await submitPage(address, pageForm({ cardNumber }));
  const text = await refused.text();
  const between = await reread({ expand: ['payment_intent'] });
  const accepted = await submitPage(address);
  const charges = await stripe.charges.list({
    payment_intent: (between.payment_intent as Stripe.PaymentIntent).id,
  });

  expect(refused.status).toBe(200);
  expect(text).toContain(sentence);
  expect(text).toContain('value="Sam Torres"');
  expect(text).not.toContain(`value="${cardNumber}`);
  expect(between).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: {
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', decline_code: code },
    },
  });
  expect(accepted.status).toBe(303);
  expect(charges.data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  await expect(reread()).resolves.toMatchObject({
    payment_status: 'paid',
    payment_intent: (between.payment_intent as Stripe.PaymentIntent).id,
  });
});

test('every invalid field is named, and no payment is attempted', async () => {
  const { address, stripe, reread } = await openedCheckout();

  const answer = await submitPage(
    address,
    pageForm({
      email: 'sam',
      name: ' ',
      cardNumber: '4242 4242 4242 4241',
      expiry: '13 / 49',
      cvc: '12',
      postalCode: '',
    }),
  );
  const text = await answer.text();

  for (const field of ['email', 'name', 'cardNumber', 'expiry', 'cvc', 'postalCode'])
    expect(text).toContain(`id="${field}-error"`);
  expect(text).toContain('6 fields need');
  await expect(reread()).resolves.toMatchObject({ status: 'open', payment_intent: null });
  await expect(stripe.charges.list()).resolves.toMatchObject({ data: [] });
});

test('a card is valid until the end of its month', async () => {
  let now = new Date('2027-05-31T23:59:59Z');
  const { address, simulator, stripe } = await openedCheckout({}, { clock: () => now });
  const form = pageForm({ expiry: '05/27' });

  const inTime = await submitPage(address, form);
  now = new Date('2027-06-01T00:00:00Z');
  const second = await stripe.checkout.sessions.create(checkoutParams());
  const late = await submitPage(`${simulator.url}/c/pay/${second.id}`, form);

  expect(inTime.status).toBe(303);
  expect(await late.text()).toContain('in the past');
});

test('two concurrent tabs pay once', async () => {
  const { address, stripe, session } = await openedCheckout();

  const answers = await Promise.all([submitPage(address), submitPage(address)]);
  const texts = await Promise.all(answers.map((answer) => answer.text()));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 303]);
  expect(texts.join()).toContain('all done here');
  expect(texts.join()).toContain(`session_id=${session.id}`);
  expect((await stripe.charges.list()).data).toHaveLength(1);
});

test('an expired session has its own page, links back and cannot be paid', async () => {
  const { address, stripe, session, reread } = await openedCheckout();
  await stripe.checkout.sessions.expire(session.id);

  const shown = await (await fetch(address)).text();
  const tried = await submitPage(address);

  expect(shown).toContain('This checkout has expired');
  expect(shown).toContain('href="http://127.0.0.1:9/stripe/cancel"');
  expect(tried.status).toBe(200);
  expect(await tried.text()).toContain('This checkout has expired');
  await expect(reread()).resolves.toMatchObject({ status: 'expired', payment_status: 'unpaid' });
});

test('a URL without a session is a 404 page', async () => {
  const simulator = await startedSimulator();

  const answer = await fetch(`${simulator.url}/c/pay/cs_test_none`);

  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Checkout not found');
});

test.each([
  ['000123456789', 'paid', 'succeeded', 'checkout.session.async_payment_succeeded'],
  ['000111111116', 'unpaid', 'requires_payment_method', 'checkout.session.async_payment_failed'],
])(
  'the bank account %s completes unpaid and settles later: %s',
  async (accountNumber, status, intent, event) => {
    let now = new Date('2027-05-01T12:00:00Z');
    const { address, reread, stripe } = await openedCheckout(
      {},
      { clock: () => now, delayedSettlementSeconds: 60 },
    );

    const answer = await submitPage(
      address,
      pageForm({ method: 'us_bank_account', accountNumber, cardNumber: '' }),
    );
    const waiting = await reread({ expand: ['payment_intent'] });
    now = new Date(now.getTime() + 60_000);
    const settled = await reread({ expand: ['payment_intent'] });
    const events = await stripe.events.list();

    expect(answer.status).toBe(303);
    expect(waiting).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing' },
    });
    expect(settled).toMatchObject({ payment_status: status, payment_intent: { status: intent } });
    expect(events.data.map(({ type }) => type)).toEqual([
      event,
      status === 'paid' ? 'payment_intent.succeeded' : 'payment_intent.payment_failed',
      'checkout.session.completed',
      'payment_intent.processing',
    ]);
  },
);

test('a session for cards only accepts no bank debit', async () => {
  const { address, reread } = await openedCheckout({ allowed_payment_method_types: ['card'] });

  const shown = await (await fetch(address)).text();
  await submitPage(address, pageForm({ method: 'us_bank_account', accountNumber: '000123456789' }));

  expect(shown).not.toContain('Bank debit');
  await expect(reread()).resolves.toMatchObject({ status: 'open' });
});
