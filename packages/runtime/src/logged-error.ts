import pino, { type SerializedError } from 'pino';
import { withoutPersonalData } from './personal-data';

/** Of records in MongoDB, and of what Stripe keeps. */
const recordId = /\b(?:[0-9a-f]{24}|(?:cs|pi|ch|py|re|pm|cus|evt|txn)_\w+)\b/gi;

/**
 * What a log tells of an error: what it is, where it came from, and its message without ids of records. A library's
 * errors have fields with what was sent or stored: none of them is told.
 */
export function loggedError(error: Error): object {
  const { type, code, message, stack }: SerializedError = pino.stdSerializers.err(error);
  const frames = String(stack)
    .split('\n')
    .filter((line) => line.startsWith('    at '));
  const safe = withoutPersonalData({ type, code, message: String(message), stack: frames });
  const { message: readable, ...rest } = safe as { message: string };
  return { ...rest, message: readable.replace(recordId, '[id]') };
}
