import type { SkippedCamper } from '@camp/contracts/camper/operations';
import { sendPaymentLinks } from '@camp/database/camper/send-payment-links';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';

/** Sends the payment link to seated campers. Skipped campers are returned with the reason. */
export async function sendLinks(
  { connection, models, dispatch, clock }: Dependencies,
  person: Person,
  { campers, again }: { campers: readonly string[]; again: boolean },
): Promise<{ sent: number; skipped: SkippedCamper[] }> {
  const { sent, skipped, rows } = await sendPaymentLinks(connection, models, campers, clock.now(), {
    actorId: person.userId,
    again,
  });
  dispatch(rows);
  return { sent, skipped };
}
