import {
  checkoutParams,
  closeAll,
  sdkFor,
  startedReceiver,
  startedSimulator,
  webhookSecret,
} from '../fixture';

afterEach(closeAll);

it('opens and closes disputes through the controls, in process and over HTTP, and notifies the webhook', async () => {
  const receiver = await startedReceiver();
  const simulator = await startedSimulator({ webhook: { url: receiver.url, secret: webhookSecret } });
  const stripe = sdkFor(simulator);
  const paid = async () => {
    const { id } = await stripe.checkout.sessions.create(checkoutParams());
    simulator.sessions.pay(id);
    return String((await stripe.checkout.sessions.retrieve(id)).payment_intent);
  };
  const intent = await paid();

  const dispute = simulator.disputes.open(intent);

  expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({
    amount: 92_500,
    payment_intent: intent,
    status: 'needs_response',
  });
  expect(() => simulator.disputes.open(intent)).toThrow('disputed already');
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  simulator.disputes.win(dispute.id);
  expect((await stripe.disputes.list({ payment_intent: intent })).data).toMatchObject([{ status: 'won' }]);
  await stripe.refunds.create({ payment_intent: intent, amount: 100 });

  const post = (path: string, body: object = {}) =>
    fetch(`${simulator.url}/_control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const opened = await post('/disputes', { payment_intent: await paid(), amount: 500 });
  const { id, amount } = (await opened.json()) as { id: string; amount: number };
  const lost = await post(`/disputes/${id}/lose`);
  expect([opened.status, amount, lost.status]).toEqual([200, 500, 200]);
  expect((await post(`/disputes/${id}/win`)).status).toBe(400);

  await simulator.webhooks.idle();
  const types = receiver.events.map(({ type }) => type).filter((type) => type.startsWith('charge.dispute.'));
  expect(types.sort()).toEqual([
    'charge.dispute.closed',
    'charge.dispute.closed',
    'charge.dispute.created',
    'charge.dispute.created',
    'charge.dispute.funds_reinstated',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.funds_withdrawn',
  ]);
});
