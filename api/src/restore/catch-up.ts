import { offerFreedSeats } from '@camp/database/camp/offer-seats';
import { readOpenCamps } from '@camp/database/camp/open-camps';
import { reconcileSeats } from '@camp/database/camp/reconcile-seats';
import { sendDuePaymentLinks } from '@camp/database/camper/send-payment-links';
import { remindOfApplications } from '@camp/database/counselor/remind-of-applications';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { announceMedical } from '@camp/database/retention/announce-medical';
import type { ReleaseDependencies } from './release-dependencies';

/**
 * Does what the worker would do as soon as it is released: it offers free seats, sends due payment links and reminders,
 * and announces the deletion of medical answers. Families may have had these emails before the database was lost.
 *
 * @returns the recorded events
 */
export async function catchUp(deps: ReleaseDependencies): Promise<StoredOutboxRow[]> {
  const { connection, models, clock, medicalYears } = deps;
  const now = clock.now();
  // First, since a camper who gets a seat may get a payment link too.
  const offers = await offerSeats(deps, now);
  const links = await sendDuePaymentLinks(connection, models, now);
  const reminders = await remindOfApplications(connection, models, now);
  // One run, as on one day. What it leaves was announced to nobody.
  const notices = await announceMedical(connection, models, now, medicalYears);
  return [...offers, ...links.flatMap(({ rows }) => rows), ...reminders, ...notices];
}

async function offerSeats(
  { connection, models }: Pick<ReleaseDependencies, 'connection' | 'models'>,
  now: Date,
): Promise<StoredOutboxRow[]> {
  const rows: StoredOutboxRow[] = [];
  for (const seats of await readOpenCamps(models, now)) {
    await reconcileSeats(connection, models, seats._id, { known: seats });
    rows.push(...(await offerFreedSeats(connection, models, seats._id, now)));
  }
  return rows;
}
