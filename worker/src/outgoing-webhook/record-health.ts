import type { Models } from '@camp/database/models';
import type { StoredOutgoingWebhook } from '@camp/database/outgoing-webhook/outgoing-webhook-model';
import { trusted } from 'mongoose';
import type { Outcome } from './post-webhook';

/** Milliseconds of failures after which a webhook is switched off. */
const patience = 3 * 24 * 60 * 60 * 1000;

/**
 * Records since when a webhook fails, and switches it off after three days. The check `outgoing-webhooks` tells
 * administrators. A webhook that goes on working is not written.
 *
 * @param webhook - as it was read before the attempt
 */
export async function recordHealth(
  { OutgoingWebhook }: Models,
  { _id, failingSince }: Pick<StoredOutgoingWebhook, '_id' | 'failingSince'>,
  { failure }: Outcome,
  now: Date,
): Promise<void> {
  if (!failure) {
    if (failingSince) await OutgoingWebhook.updateOne({ _id }, { $unset: { failingSince: 1 } });
  } else if (!failingSince) {
    const isNew = { failingSince: trusted({ $exists: false }) };
    await OutgoingWebhook.updateOne({ _id, ...isNew }, { failingSince: now });
  } else {
    const longAgo = trusted({ $lte: new Date(now.getTime() - patience) });
    const off = { isOn: false, switchedOffAt: now };
    await OutgoingWebhook.updateOne({ _id, isOn: true, failingSince: longAgo }, off);
  }
}
