import { settleAccountRequest } from '@camp/database/account-request/settle-account-request';
import type { WorkerDependencies } from '../dependencies';

/** Completes a sign-up, a resend or a reset after the response, and sends the emails. */
export async function settleRequest(
  { database, producer, clock, settings }: WorkerDependencies,
  { requestId }: { requestId: string },
): Promise<void> {
  const { jwtSecret: secret, mailLimits } = settings;
  const settlement = { now: clock.now(), secret, mailLimits };
  const { connection, models } = database;
  producer.dispatchSoon(...(await settleAccountRequest(connection, models, requestId, settlement)));
}
