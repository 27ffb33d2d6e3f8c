import type { RelatedRecords } from '@camp/contracts/related-records/operations';
import { administratorToken } from '../site/browser';

/** The administrator sends the payment link for a family's campers of this year. @param token of the family */
export async function sendPaymentLink(url: string, token: string): Promise<void> {
  const records = await fetch(`${url}/api/data/user`, { headers: { Authorization: `Bearer ${token}` } });
  const { camper } = (await records.json()) as RelatedRecords;
  const sent = await fetch(`${url}/api/camper/sendpaymentlink`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${await administratorToken(url)}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ campers: camper.map(({ _id }) => _id) }),
  });
  if (!sent.ok) throw new Error(`The payment link was not sent: ${await sent.text()}`);
}
