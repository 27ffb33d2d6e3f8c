import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { Connection } from 'mongoose';
import { preparePayments } from '../test/fixture';
import { askRefund } from './ask-refund';
import { checkDispute } from './dispute';
import { checkRefund } from './failed-refund';
import type { PaymentDependencies } from './payment-dependencies';
import { refundDue } from './refund';
import { settle } from './settle';

const { models, connection, deps, simulator, family, onlyPayment } = preparePayments();

/** A connection whose transactions do all of their work and are never committed. */
const neverCommits = new Proxy(connection, {
  get: (target, name) =>
    name === 'startSession'
      ? async (...options: Parameters<Connection['startSession']>) => {
          const session = await target.startSession(...options);
          session.commitTransaction = () => Promise.reject(new Error('never committed'));
          return session;
        }
      : (Reflect.get(target, name, target) as unknown),
});

/** Two campers of one family, with their open checkout. */
async function opened() {
  const { user, campers, checkout } = await family(2);
  await checkout();
  const payment = () => onlyPayment(user._id);
  const { _id, sessionId = '' } = await payment();
  simulator().sessions.pay(sessionId);
  const ask = (uses: PaymentDependencies, seat: 'keep' | 'cancel') =>
    askRefund(uses, {
      ...{ paymentId: _id.toString(), actorId: user._id.toString(), reason: 'Ill.', seat },
      ...{ submission: { submissionKey: 'k', submissionBody: 'b' }, isRepeat: () => false },
    });
  return { id: _id.toString(), sessionId, campers: campers as [StoredCamper, StoredCamper], payment, ask };
}

type Family = Awaited<ReturnType<typeof opened>>;

/** A step of a payment, after everything before it. */
type Row = [string, (household: Family) => Promise<(uses: PaymentDependencies) => Promise<unknown>>];

/** All records that a step of a payment writes. */
const records = async () => ({
  payments: await models.Payment.find().lean(),
  campers: await models.Camper.find().lean(),
  events: await models.Outbox.find().lean(),
  audit: await models.Audit.find().lean(),
});

const refunded = async ({ sessionId, ask, id }: Family) => {
  await settle(deps(), sessionId);
  await ask(deps(), 'keep');
  await refundDue(deps(), id);
};

it.each<Row>([
  [
    'settling',
    async ({ sessionId, campers }) => {
      await models.Camper.deleteOne({ _id: campers[0]._id });
      return (uses) => settle(uses, sessionId);
    },
  ],
  [
    'requesting a refund',
    async ({ sessionId, ask }) => {
      await settle(deps(), sessionId);
      return (uses) => ask(uses, 'keep');
    },
  ],
  ...(['keep', 'cancel'] as const).map((seat): Row => [
    `sending a refund with ${seat}`,
    async ({ id, sessionId, ask }) => {
      await settle(deps(), sessionId);
      await ask(deps(), seat);
      return (uses) => refundDue(uses, id);
    },
  ]),
  [
    'recording a failed refund',
    async (household) => {
      await refunded(household);
      const made = String((await household.payment()).refunds[0]?.stripeRefundId);
      simulator().refunds.fail(made);
      return (uses) => checkRefund(uses, made);
    },
  ],
  [
    'recording a lost dispute',
    async ({ sessionId, payment }) => {
      await settle(deps(), sessionId);
      const { id } = simulator().disputes.open(String((await payment()).paymentIntentId));
      simulator().disputes.lose(id);
      return (uses) => checkDispute(uses, id);
    },
  ],
])('%s writes nothing if its transaction is not committed', async (_what, prepare) => {
  const step = await prepare(await opened());
  const before = await records();

  await expect(step({ ...deps(), connection: neverCommits })).rejects.toThrow('never committed');

  expect(await records()).toEqual(before);
});
