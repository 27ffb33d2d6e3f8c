import type { SkippedCamper } from '@camp/contracts/camper/operations';
import { sendPaymentLinks } from '@camp/database/camper/send-payment-links';
import type { Dependencies } from '../dependencies';

/** Sends the payment link to seated campers and tells who got none, and why. */
export async function sendLinks(
  { connection, models, dispatch, clock }: Dependencies,
  campers: readonly string[],
): Promise<{ sent: number; skipped: SkippedCamper[] }> {
  const { sent, skipped, rows } = await sendPaymentLinks(connection, models, campers, clock.now());
  dispatch(rows);
  return { sent, skipped };
}
