import { programVersion } from '@camp/runtime/program-version';
import type { Models } from '../models';
import { anyWorker, type StoredHeartbeat } from './heartbeat-model';

/** Milliseconds between two heartbeats of a worker. */
export const heartbeatInterval = 15_000;

/** Milliseconds without a heartbeat after which no worker counts as running. Two heartbeats may be late. */
export const missingAfter = 50_000;

/**
 * Stores a worker's heartbeat, with the server's clock, since the clocks of two machines may differ too much.
 *
 * @param mailLoginRefused whether the mail server refuses the worker's login
 */
export async function beat({ Heartbeat }: Models, mailLoginRefused = false): Promise<void> {
  const now = {
    $currentDate: { at: true },
    $set: { version: programVersion, ...(mailLoginRefused && { mailLoginRefused }) },
    ...(!mailLoginRefused && { $unset: { mailLoginRefused: 1 } }),
  } as const;
  await Heartbeat.updateOne({ _id: anyWorker }, now, { upsert: true, timestamps: false });
}

/** Whether a worker has sent a recent heartbeat. */
export async function isWorkerRunning({ Heartbeat }: Models): Promise<boolean> {
  const [found] = await Heartbeat.aggregate<{ silence: number }>([
    { $match: { _id: anyWorker } },
    { $project: { silence: { $subtract: ['$$NOW', '$at'] } } },
  ]);
  return found !== undefined && found.silence < missingAfter;
}

/** Whether the mail server refuses the login of the worker that sent the last heartbeat. */
export async function isMailLoginRefused({ Heartbeat }: Pick<Models, 'Heartbeat'>): Promise<boolean> {
  return (await Heartbeat.exists({ _id: anyWorker, mailLoginRefused: true })) !== null;
}

/** The version of the worker that sent the last heartbeat. Undefined if none ever said it. */
export async function readWorkerVersion({
  Heartbeat,
}: Pick<Models, 'Heartbeat'>): Promise<string | undefined> {
  const found = await Heartbeat.findById(anyWorker).lean<StoredHeartbeat>();
  return found?.version;
}
