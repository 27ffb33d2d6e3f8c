import { mongo, type ClientSession } from 'mongoose';

/** Milliseconds. The transaction's end may take one second more. */
const defaultTimeout = 4_000;

/**
 * Options of a write that contains a picture. The driver passes a large command to the system in parts. If the
 * connection breaks, it waits for the next part forever, and so do the request and its slot in the pool. An abort
 * signal ends that wait. `updateOne` passes the signal on, although its types don't include it.
 *
 * @param session - the running transaction
 * @param timeout - milliseconds
 */
export function largeWrite(session: ClientSession, timeout = defaultTimeout): { session: ClientSession } {
  const controller = new AbortController();
  const giveUp = () =>
    controller.abort(
      new mongo.MongoNetworkTimeoutError(`MongoDB accepted no part of a large write for ${timeout} ms.`),
    );
  setTimeout(giveUp, timeout).unref();
  const options = { session, signal: controller.signal };
  return options;
}
