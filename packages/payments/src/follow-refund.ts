import { writeAudit } from '@camp/database/audit/write-audit';
import { offerFreedSeats } from '@camp/database/camp/offer-seats';
import { freeSeat } from '@camp/database/camp/seats';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { resolveFailedJobs } from '@camp/database/delivery/failed-work';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { recordEvent } from '@camp/database/outbox/record-event';
import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import type { ClientSession } from 'mongoose';
import { settleRegistrations } from './after-refund';
import type { PaymentDependencies } from './payment-dependencies';

/** The consequences of a refund. */
export interface Followed {
  /** Deleted registrations, whose seats are freed after the commit. */
  gone: StoredCamper[];
  /** Events to dispatch. */
  rows: StoredOutboxRow[];
}

/**
 * Applies a completed refund, in its transaction. It writes the audit row, updates the registrations, and resolves
 * failures of earlier attempts. It emails the family unless it was already informed.
 *
 * @param payment - the current payment
 * @param actorId - the administrator, or undefined for automatic refunds
 */
export async function followRefund(
  { models, clock }: Pick<PaymentDependencies, 'models' | 'clock'>,
  session: ClientSession,
  payment: StoredPayment,
  refund: PaymentRefund,
  actorId: string | undefined,
): Promise<Followed> {
  const written = { actorId, action: 'refund', subject: 'payment' } as const;
  await writeAudit(models, { ...written, recordIds: [payment._id, ...refund.campers] }, session);
  const gone = await settleRegistrations(models, session, payment, refund);
  const paymentId = payment._id.toString();
  await resolveFailedJobs(models, session, clock.now(), {
    paymentId: payment.refunds.some(({ status }) => status === 'due' || status === 'failed')
      ? undefined
      : paymentId,
    stripeIds: refund.failedRefundIds ?? [],
  });
  if (refund.toldAt) return { gone, rows: [] };
  const refunded = { paymentId, refundId: refund._id.toString() };
  return { gone, rows: [await recordEvent(models, session, 'payment.refunded', refunded)] };
}

/** Frees the seats of registrations that a refund deleted, after its commit. @returns the events to dispatch */
export async function offerSeatsOfGone(
  { connection, models, clock }: Pick<PaymentDependencies, 'connection' | 'models' | 'clock'>,
  { campId }: Pick<StoredPayment, 'campId'>,
  gone: readonly StoredCamper[],
): Promise<StoredOutboxRow[]> {
  if (gone.length === 0) return [];
  for (const camper of gone) await freeSeat(models, camper.campId, camper._id);
  return offerFreedSeats(connection, models, campId, clock.now());
}
