import type { EventName } from '@camp/contracts/registries/events';
import { jobs, jobsOfEvent } from '@camp/contracts/registries/jobs';
import { readHold } from '@camp/database/restore/hold';
import { thisRestore } from '@camp/database/restore/restore-model';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { inTransaction } from '@camp/database/transaction';
import { reconcile } from '@camp/payments/reconcile';
import { trusted } from 'mongoose';
import { catchUp } from './catch-up';
import { describeEvents } from './describe-events';
import type { Group } from './groups';
import type { ReleaseDependencies } from './release-dependencies';
import { markRefundsNotified } from './notified-refunds';

/** Events that wait for a decision, and those that always continue. */
export interface WaitingEvents {
  /** Not done when the backup was made. */
  backup: StoredOutboxRow[];
  /** Recorded since the restore. */
  since: StoredOutboxRow[];
  /** Settled since the restore, by a profile that asked Stripe or by a release that was interrupted. */
  stripe: StoredOutboxRow[];
}

/** Events of payments and gifts that were settled with Stripe. */
const ofSettlements: readonly EventName[] = [
  'payment.settled',
  'payment.failed',
  'donation.settled',
  'donation.failed',
];

/** Pictures and steps of payments continue in any case: without them, records stay incomplete. */
const isOptional = ({ name }: Pick<StoredOutboxRow, 'name'>) =>
  jobsOfEvent(name).every((job) => !['image', 'payment'].includes(jobs[job].queue));

/**
 * What a release would decide about. Changes nothing.
 *
 * @returns sentences for the person at the terminal
 */
export async function previewRelease(deps: ReleaseDependencies): Promise<string> {
  const hold = await requireHold(deps);
  const { backup, since, stripe } = await readWaiting(deps);
  const unconditional = [...backup, ...since].filter((row) => !isOptional(row));
  return [
    `The backup was made at ${hold.madeAt.toISOString().slice(0, 16).replace('T', ' ')} (GMT).`,
    ...describeEvents('Not sent when the backup was made (backup)', backup.filter(isOptional), hold.madeAt),
    ...describeEvents('Since the restore (since)', since.filter(isOptional), deps.clock.now()),
    ...(stripe.length > 0
      ? describeEvents('Already settled with Stripe since the restore (stripe)', stripe, deps.clock.now())
      : []),
    ...(unconditional.length > 0
      ? describeEvents('In any case, without a choice', unconditional, deps.clock.now())
      : []),
    'Payments that Stripe knows and the backup does not are settled at the release. Their receipts are a group too (stripe).',
    'Offered spots, payment links, reminders and notices about medical answers that came due since the backup are made at the release. They are a group too (due).',
    'Choose which emails are sent: npm run admin -- release all, or none, or a list such as since,stripe',
  ].join('\n');
}

/**
 * Settles with Stripe, does what came due, keeps the chosen emails, deletes the others, and lets the product work again.
 *
 * @param send - the groups whose emails are sent
 * @throws Error with one sentence if nothing is held; Stripe's errors, after which the database is still held
 */
export async function release(deps: ReleaseDependencies, send: readonly Group[]): Promise<string> {
  const { madeAt } = await requireHold(deps);
  const { connection, models, clock } = deps;
  const { backup, since, stripe } = await readWaiting(deps);
  const settled = [...stripe, ...(await reconcile(deps))];
  const due = await catchUp(deps);
  const keeps = (group: Group) => (row: StoredOutboxRow) => send.includes(group) || !isOptional(row);
  const dropped = [
    ...since.filter((row) => !keeps('since')(row)),
    ...settled.filter((row) => !keeps('stripe')(row)),
    ...due.filter((row) => !keeps('due')(row)),
  ];
  const back = backup.filter(keeps('backup')).map((row) => asNew(row, clock.now()));
  await inTransaction(connection, async (session) => {
    await models.Outbox.deleteMany({ _id: trusted({ $in: dropped.map(({ _id }) => _id) }) }, { session });
    if (back.length > 0) await models.Outbox.insertMany(back, { session });
    await models.HeldEvent.deleteMany({}, { session });
    await markRefundsNotified(models, session, send, { madeAt, now: clock.now() });
    await models.Restore.updateOne({ _id: thisRestore }, { releasedAt: clock.now() }, { session });
  });
  const notSent = dropped.length + backup.length - back.length;
  return `Released. Stripe knew ${settled.length} changes that the backup did not. ${notSent} emails are not sent. The worker starts within seconds.`;
}

/** Its age and its jobs in the queue are from before the restore. What is due by now is due at once. */
function asNew(row: StoredOutboxRow, now: Date): StoredOutboxRow {
  const { _id, name, payload, requestId, notBefore, about } = row;
  return {
    ...{ _id, name, payload, createdAt: now },
    ...(requestId !== undefined && { requestId }),
    ...(notBefore && notBefore > now && { notBefore, ...(about !== undefined && { about }) }),
  };
}

async function requireHold({ models }: ReleaseDependencies) {
  const hold = await readHold(models);
  if (!hold) throw new Error('This database is not held: it was not restored, or it was released before.');
  if (!hold.restoredAt)
    throw new Error('The restore did not finish. Drop the database, and restore the backup again.');
  return hold;
}

async function readWaiting({ models }: ReleaseDependencies): Promise<WaitingEvents> {
  const [backup, recorded] = await Promise.all([
    models.HeldEvent.find().lean<StoredOutboxRow[]>(),
    models.Outbox.find().lean<StoredOutboxRow[]>(),
  ]);
  const isOfStripe = ({ name }: StoredOutboxRow) => ofSettlements.includes(name);
  return {
    backup,
    since: recorded.filter((row) => !isOfStripe(row)),
    stripe: recorded.filter(isOfStripe),
  };
}
