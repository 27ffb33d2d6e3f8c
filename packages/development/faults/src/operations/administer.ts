import { randomUUID } from 'node:crypto';
import { recorded, type Lane } from './lane';

const childrenOf = ({ people }: Lane) => people.families.flatMap(({ children }) => children);

/** The administrator asks families to pay. */
export async function ask(lane: Lane): Promise<void> {
  const { caller, people } = lane;
  const camperIds = childrenOf(lane).map(({ camperId }) => camperId);
  if (camperIds.length === 0) return;
  await recorded(lane, async () => {
    const { outcome, status } = await caller.call({
      path: '/camper/sendpaymentlink',
      token: people.admin,
      json: { campers: camperIds },
    });
    return { operation: 'ask', camperIds, outcome, status };
  });
}

/** The administrator gives a camper a seat, or moves one to the waitlist. */
export async function move(lane: Lane): Promise<void> {
  const { caller, people, random } = lane;
  const children = childrenOf(lane);
  if (children.length === 0) return;
  const { camperId } = random.pick(children);
  const waitlist = random.chance(0.5);
  await recorded(lane, async () => {
    const {
      outcome,
      status,
      body,
      repeated = false,
    } = await caller.call({
      path: '/camper/waitlist',
      token: people.admin,
      json: { campers: [camperId], waitlist },
    });
    const [result] = outcome === 'ok' ? (body as { result: boolean }[]) : [];
    return {
      operation: 'move',
      camperId,
      waitlist,
      repeated,
      outcome,
      status,
      ...(result && { moved: result.result }),
    };
  });
}

/** The administrator refunds a payment of the list. */
export async function refund(lane: Lane): Promise<void> {
  const { caller, people, random, unique } = lane;
  const listed = await caller.once({ method: 'GET', path: '/stripe/list', token: people.admin });
  if (listed.outcome !== 'ok') return;
  const payments = (listed.body as { _id: string; settledAt?: string }[]).filter(
    ({ settledAt }) => settledAt,
  );
  if (payments.length === 0) return;
  const { _id: paymentId } = random.pick(payments);
  const seat = random.chance(0.5) ? 'keep' : 'cancel';
  const reason = unique('Refund');
  await recorded(lane, async () => {
    const { outcome, status } = await caller.call({
      path: '/stripe/refund',
      token: people.admin,
      key: randomUUID(),
      json: { payment: paymentId, reason, seat },
    });
    return { operation: 'refund', paymentId, reason, seat, outcome, status };
  });
}

/** The administrator writes to all families with a camper. */
export async function message(lane: Lane): Promise<void> {
  const { caller, people, random, sightings, unique } = lane;
  const subject = unique('News');
  const request = {
    path: '/message/send',
    token: people.admin,
    key: randomUUID(),
    json: { list: 'camper', query: '', subject, text: 'Hello from camp.' },
  };
  await recorded(lane, async () => {
    const { outcome, status, body } = await caller.call(request);
    const line = { operation: 'message', subject, outcome, status } as const;
    if (outcome !== 'ok') return line;
    const { _id: messageId } = body as { _id: string };
    if (!random.chance(0.3)) return { ...line, messageId };
    const again = await caller.once(request);
    if (again.outcome !== 'ok') return { ...line, messageId };
    sightings.saw('an acknowledged call was repeated');
    return { ...line, messageId, again: (again.body as { _id: string })._id };
  });
}
