import { createCamp } from '@camp/database/test/factories/camp';
import { unsubscribeToken } from '@camp/runtime/unsubscribe-token';
import jwt from 'jsonwebtoken';
import { serveApi } from '../../test/api-under-test';
import { startSession } from '../user/login/sessions';
import { signedTexts } from './signed-text';

const previous = 'the secret before the change, long enough';
const previousWebhook = 'whsec_before_the_change';
const api = serveApi({
  overrides: ({ settings }) => ({
    settings: { ...settings, previousJwtSecret: previous, previousStripeWebhookSecret: previousWebhook },
  }),
});
beforeAll(() => createCamp(api.models, { year: 2026 }));

const stranger = 'a secret that nobody here ever had, sorry';

async function loginSignedBy(secret: string) {
  const account = await api.createAccount();
  const settings = { ...api.deps.settings, jwtSecret: secret };
  return { account, token: startSession({ ...api.deps, settings }, account).token };
}
const statusWith = async (token: string) =>
  (await api.visitor.get('/api/user/current').set('Authorization', `Bearer ${token}`)).status;

it('accepts logins that the previous secret signed, and no others', async () => {
  const { jwtSecret } = api.deps.settings;
  const statuses = [];
  for (const secret of [jwtSecret, previous, stranger])
    statuses.push(await statusWith((await loginSignedBy(secret)).token));

  expect(statuses).toEqual([200, 200, 401]);
});

it('refuses a login that the previous secret signed and that has expired', async () => {
  const { token } = await loginSignedBy(previous);
  const { iat = 0, ...claims } = jwt.decode(token) as jwt.JwtPayload;
  const expired = jwt.sign({ ...claims, iat: iat - 50_000, exp: iat - 10_000 }, previous);

  expect(await statusWith(expired)).toBe(401);
});

it('signs new logins with the current secret only', async () => {
  const { token } = await api.signedIn();

  expect(() => jwt.verify(token, api.deps.settings.jwtSecret, { ignoreExpiration: true })).not.toThrow();
  expect(() => jwt.verify(token, previous, { ignoreExpiration: true })).toThrow('invalid signature');
});

it('lets forms that were open during the change be sent', async () => {
  const statusBy = async (secret: string) => {
    const cookie = signedTexts([secret], 'anti-forgery').fresh();
    const answer = await api.visitor
      .post('/api/user/login')
      .set({ cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': cookie })
      .send({ email: 'nobody@example.com', password: 'Trailhead7' });
    return answer.status;
  };

  expect([await statusBy(previous), await statusBy(stranger)]).toEqual([401, 403]);
});

it('unsubscribes by the link of an email from before the change', async () => {
  const [owner, other] = [await api.createAccount(), await api.createAccount()];
  for (const [account, secret] of [
    [owner, previous],
    [other, stranger],
  ] as const)
    await api.visitor
      .post(`/api/user/unsubscribe?token=${unsubscribeToken(secret, account._id.toString())}`)
      .expect(200);

  const isOut = async ({ _id }: typeof owner) =>
    (await api.models.User.findById(_id).orFail().lean()).unsubscribedAt !== undefined;
  expect([await isOut(owner), await isOut(other)]).toEqual([true, false]);
});

it('accepts webhook events that Stripe signs with the previous secret', async () => {
  const statusBy = async (secret: string, id: string) => {
    const payload = JSON.stringify({
      id,
      object: 'event',
      type: 'charge.refunded',
      data: { object: { id } },
    });
    const signature = api.deps.stripe.webhooks.generateTestHeaderString({ payload, secret });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await api.visitor.post('/api/stripe/webhook').set(headers).send(payload)).status;
  };
  const { stripeWebhookSecret } = api.deps.settings;

  expect(await statusBy(stripeWebhookSecret, 'evt_now')).toBe(200);
  expect(await statusBy(previousWebhook, 'evt_before')).toBe(200);
  expect(await statusBy(stranger, 'evt_never')).toBe(400);
});
