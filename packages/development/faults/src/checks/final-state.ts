import type { StoredCamper } from '@camp/database/camper/camper-model';
import { readSeats, type CampSeats } from '@camp/database/camp/seats';
import type { StoredDelivery } from '@camp/database/delivery/delivery-model';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import type { StoredMessage, StoredMessageRecipient } from '@camp/database/message/message-model';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { findDifferences } from '@camp/payments/reconciliation/find-differences';
import { systemClock } from '@camp/runtime/clock';
import { createLogger } from '@camp/runtime/logger';
import { testKeys } from '@camp/testing/medical-key';
import type { ReceivedMail } from '@camp/testing/smtp-inbox';
import { checkRestored, type Finding } from '@camp/worker/backup/check-restored';
import type { Types } from 'mongoose';
import type Stripe from 'stripe';
import type { World } from '../world/world';

/** Everything that the checks read, besides the history. */
export interface FinalState {
  /** When it was read. */
  at: Date;
  seats: CampSeats;
  campers: StoredCamper[];
  images: { _id: Types.ObjectId; recordId: Types.ObjectId }[];
  payments: StoredPayment[];
  donations: StoredDonation[];
  messages: StoredMessage[];
  recipients: StoredMessageRecipient[];
  outbox: StoredOutboxRow[];
  deliveries: Pick<StoredDelivery, 'eventId' | 'handler' | 'state' | 'payload'>[];
  mails: readonly ReceivedMail[];
  sessions: Stripe.Checkout.Session[];
  refunds: Stripe.Refund[];
  /** The product's own comparison with Stripe. */
  differences: string[];
  /** The checks of a restored backup. */
  findings: Finding[];
  /** Address of each account, by its id. */
  addresses: ReadonlyMap<string, string>;
}

const logger = createLogger({ name: 'faults', level: 'silent' });

/** Reads the state directly from the database, Stripe and the mail server. @throws their errors */
export async function readFinalState(world: World): Promise<FinalState> {
  const { database, stripe, inbox, people } = world;
  const { models, connection } = database;
  const deps = { connection, models, stripe, clock: systemClock, logger };
  const seats = await readSeats(models, people.campId);
  if (!seats) throw new Error('The camp is missing.');
  return {
    at: new Date(),
    seats,
    campers: await models.Camper.find({}).lean<StoredCamper[]>(),
    images: await models.Image.find({ subject: 'camper' }, { recordId: 1 }).lean(),
    payments: await models.Payment.find({}).lean<StoredPayment[]>(),
    donations: await models.Donation.find({}).lean<StoredDonation[]>(),
    messages: await models.Message.find({}).lean<StoredMessage[]>(),
    recipients: await models.MessageRecipient.find({}).lean<StoredMessageRecipient[]>(),
    outbox: await models.Outbox.find({}).lean<StoredOutboxRow[]>(),
    deliveries: await models.Delivery.find({}, { eventId: 1, handler: 1, state: 1, payload: 1 }).lean(),
    mails: inbox.messages(),
    sessions: await all(stripe.checkout.sessions.list({ limit: 100 })),
    refunds: await all(stripe.refunds.list({ limit: 100 })),
    differences: (await findDifferences(deps)).map((one) => JSON.stringify(one)),
    findings: await checkRestored(database, systemClock, testKeys),
    addresses: new Map(people.families.map(({ userId, email }) => [userId, email])),
  };
}

async function all<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of list) items.push(item);
  return items;
}
