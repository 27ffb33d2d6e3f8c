import { isValidObjectId, Types } from 'mongoose';

type Ids = readonly (Types.ObjectId | string)[];

/** Stripe allows 500 characters per value. 20 ids of 24 characters and their commas are 499. */
const idsPerValue = 20;

/**
 * Metadata of a checkout session, to find and compare its payment.
 * @param paymentId - id of our record
 * @param campers - ids of the campers, 60 at most
 */
export function sessionMetadata(paymentId: Types.ObjectId, campers: Ids): Record<string, string> {
  const metadata: Record<string, string> = { payment: paymentId.toString() };
  for (let from = 0; from < campers.length; from += idsPerValue)
    metadata[`campers${from / idsPerValue}`] = campers.slice(from, from + idsPerValue).join(',');
  return metadata;
}

/** Whether a session carries exactly this payment and these campers. */
export function carries(
  metadata: Record<string, string> | null,
  paymentId: Types.ObjectId,
  campers: Ids,
): boolean {
  const expected = Object.entries(sessionMetadata(paymentId, campers));
  const given = metadata ?? {};
  return (
    Object.keys(given).length === expected.length && expected.every(([name, value]) => given[name] === value)
  );
}

/** The campers' ids of a session, in order. Empty if the session isn't ours. */
export function campersIn(metadata: Record<string, string> | null): Types.ObjectId[] {
  const values: string[] = [];
  for (let at = 0; metadata?.[`campers${at}`] !== undefined; at += 1)
    values.push(metadata[`campers${at}`] ?? '');
  const ids = values.flatMap((value) => value.split(','));
  return ids.every((id) => id.length === 24 && isValidObjectId(id))
    ? ids.map((id) => new Types.ObjectId(id))
    : [];
}
