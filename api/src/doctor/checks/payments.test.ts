import { notChecked, right, wrong } from '@camp/checks/check';
import { start as startStripeSimulator, type Simulator } from '@camp/local-stripe/start';
import { serveApi } from '../../../test/api-under-test';
import { doctorTools } from '../../../test/doctor-tools';
import type { DoctorEnv } from '../env';
import { stripeKey } from './stripe-key';
import { webhook } from './webhook';

const api = serveApi();
const key = 'sk_test_of_the_doctor';
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startStripeSimulator({ secretKey: key });
});
afterAll(() => simulator.close());

const ask = (STRIPE_SECRET_KEY: string, STRIPE_API_URL = simulator.url) =>
  stripeKey.run(doctorTools({ settings: { STRIPE_SECRET_KEY, STRIPE_API_URL } }));

it('asks Stripe whether it accepts the key, and changes nothing there', async () => {
  expect(await ask(key)).toEqual(right('Stripe accepts the key.'));
  expect(await ask('sk_test_other')).toEqual(wrong('Stripe rejects STRIPE_SECRET_KEY.'));
  expect(simulator.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('says that Stripe does not answer', async () => {
  expect(await ask(key, 'http://127.0.0.1:9')).toEqual({
    ...wrong('Stripe does not answer.'),
    help: expect.stringContaining('reaches the internet') as string,
  });
});

const send = (settings: DoctorEnv) => webhook.run(doctorTools({ settings }));

it('sends a signed event that changes nothing', async () => {
  const { stripeWebhookSecret: STRIPE_WEBHOOK_SECRET } = api.deps.settings;

  expect(await send({ PUBLIC_URL: `${api.url}/`, STRIPE_WEBHOOK_SECRET })).toEqual(
    right('The address of the webhook answers, and knows the secret.'),
  );
  expect(await api.models.WebhookEvent.countDocuments()).toBe(0);
  expect(await api.models.Outbox.countDocuments()).toBe(0);
});

it('finds another secret, another site, and no site', async () => {
  const STRIPE_WEBHOOK_SECRET = 'whsec_other';
  const [other, away] = [simulator.url, 'http://127.0.0.1:9'];

  expect(await send({ PUBLIC_URL: api.url, STRIPE_WEBHOOK_SECRET })).toEqual(
    wrong('The API has another STRIPE_WEBHOOK_SECRET.'),
  );
  expect(await send({ PUBLIC_URL: other, STRIPE_WEBHOOK_SECRET })).toEqual(
    wrong(`${other}/api/stripe/webhook answers with status 404.`),
  );
  expect(await send({ PUBLIC_URL: away, STRIPE_WEBHOOK_SECRET })).toEqual(
    wrong(
      `Nothing answers at ${away}/api/stripe/webhook.`,
      'Check that API and proxy run: docker compose ps',
    ),
  );
  expect(await send({ PUBLIC_URL: api.url })).toEqual(notChecked('STRIPE_WEBHOOK_SECRET is not set.'));
});
