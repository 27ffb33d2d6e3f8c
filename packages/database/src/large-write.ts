import { mongo, type ClientSession } from 'mongoose';

/** Milliseconds; the transaction's end may take one second more. */
const defaultPatience = 4_000;

/**
 * The options of a write with a picture in it. The driver hands a large command to the system piece by piece; where
 * the connection is given up meanwhile it waits for the next piece for ever, and so do the request and its place in
 * the pool. A signal ends that: `updateOne` passes it on, its types do not know it.
 *
 * @param session - the running transaction
 * @param patience - milliseconds that the write may take
 */
export function largeWrite(session: ClientSession, patience = defaultPatience): { session: ClientSession } {
  const controller = new AbortController();
  const giveUp = () =>
    controller.abort(
      new mongo.MongoNetworkTimeoutError(`MongoDB took nothing of a large write for ${patience} ms.`),
    );
  setTimeout(giveUp, patience).unref();
  const options = { session, signal: controller.signal };
  return options;
}
