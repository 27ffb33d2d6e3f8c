import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { start, type Simulator } from '@camp/local-stripe/start';
import { createLogger } from '@camp/runtime/logger';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createUser } from '@camp/database/test/factories/user';
import { openTestDatabase } from '@camp/database/test/open-database';
import { Types } from 'mongoose';
import type { PaymentDependencies } from '../src/payment-dependencies';
import { openCheckout } from '../src/open-checkout';
import { createStripe } from '../src/stripe';

/** Opens a database and a Stripe simulator for one test file. Both end with it. */
export function preparePayments() {
  const database = openTestDatabase();
  let simulator: Simulator | undefined;
  const started = () => {
    if (!simulator) throw new Error('The simulator is started by beforeAll.');
    return simulator;
  };
  const now = { offset: 0 };

  beforeAll(async () => {
    simulator = await start({ delayedSettlementSeconds: null });
    await database.ready;
  });
  afterAll(() => simulator?.close());

  const { connection, models } = database;
  const deps = (): PaymentDependencies => ({
    connection,
    models,
    stripe: createStripe({ secretKey: 'sk_test_123', apiUrl: started().url }),
    clock: { now: () => new Date(Date.now() + now.offset) },
    logger: createLogger({ name: 'test', level: 'silent' }),
  });

  /** Dependencies with which something happens before the next transaction starts, once. */
  const interruptedBy = (happening: () => Promise<unknown>): PaymentDependencies => {
    let hasHappened = false;
    const startSession: typeof connection.startSession = async (options) => {
      if (!hasHappened) {
        hasHappened = true;
        await happening();
      }
      return connection.startSession(options);
    };
    const interrupted = new Proxy(connection, {
      get: (target, name) =>
        name === 'startSession' ? startSession : (Reflect.get(target, name, target) as unknown),
    });
    return { ...deps(), connection: interrupted };
  };

  return {
    models,
    connection,
    uri: database.uri,
    deps,
    interruptedBy,
    simulator: started,
    /** A family with campers that await payment. */
    family: async (
      size: number,
      values: Partial<StoredCamper> = {},
      campValues: Partial<StoredCamp> = {},
    ) => {
      const camp = await createCamp(models, campValues);
      const user = await createUser(models);
      const campers: StoredCamper[] = [];
      for (let made = 0; made < size; made += 1)
        campers.push(
          await createCamper(models, { campId: camp._id, userId: user._id, paid: false, ...values }),
        );
      const checkout = (chosen: readonly StoredCamper[] = campers) =>
        openCheckout(deps(), {
          userId: user._id,
          email: user.email,
          camperIds: chosen.map(({ _id }) => _id.toString()),
          publicUrl: 'http://camp.test',
        });
      return { camp, user, campers, checkout };
    },
    onlyPayment: async (userId: Types.ObjectId) => {
      const payments = await models.Payment.find({ userId }).lean();
      expect(payments).toHaveLength(1);
      return payments[0] ?? fail('no payment');
    },
    /** Stores another settled payment that covers the camper, and sets the camper to paid. */
    payOtherwise: async ({ _id, campId }: StoredCamper) => {
      const lines = [{ camperId: _id, name: 'Paid otherwise', cost: 0, lateFee: 0 }];
      const at = new Date();
      const settled = { status: 'paid', settledAt: at, expiresAt: at } as const;
      await models.Payment.create({
        ...settled,
        campId,
        campers: [_id],
        lines,
        amount: 0,
        userId: new Types.ObjectId(),
      });
      await models.Camper.updateOne({ _id }, { paid: true });
    },
    paidOf: async ({ _id }: StoredCamper) => (await models.Camper.findById(_id).lean())?.paid,
    eventsOf: async (paymentId: Types.ObjectId) =>
      (await models.Outbox.find({ 'payload.paymentId': paymentId.toString() }).lean()).map(
        ({ name }) => name,
      ),
  };
}

/** A logger with its recorded lines. */
export function keepingLog() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { logger: createLogger({ name: 'test', level: 'info', destination: { write } }), lines };
}

/** Ids of MongoDB's records and of Stripe's sessions. */
export const anyId = /[0-9a-f]{24}|cs_\w+/;

function fail(message: string): never {
  throw new Error(message);
}
