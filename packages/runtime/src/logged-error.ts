import pino, { type SerializedError } from 'pino';
import { withoutPersonalData } from './personal-data';

/** Ids of MongoDB and Stripe. */
const recordId = /\b(?:[0-9a-f]{24}|(?:cs|pi|ch|py|re|pm|cus|evt|txn)_\w+)\b/gi;

/**
 * The loggable part of an error: its type, its stack, and its message without ids. Other fields of library errors are
 * left out, since they contain sent or stored data.
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
