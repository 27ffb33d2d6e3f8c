import type { Models } from '../models';
import { anyWorker } from './heartbeat-model';

/** Milliseconds from one beat of a worker to its next. */
export const heartbeatInterval = 15_000;

/** Milliseconds without a beat after which no worker runs: two may be late. */
export const missingAfter = 50_000;

/** Writes down that a worker runs. By the server's clock: those of two machines may differ by more than a beat. */
export async function beat({ Heartbeat }: Models): Promise<void> {
  const now = { $currentDate: { at: true } } as const;
  await Heartbeat.updateOne({ _id: anyWorker }, now, { upsert: true, timestamps: false });
}

/** Whether a worker has beaten lately. */
export async function isWorkerRunning({ Heartbeat }: Models): Promise<boolean> {
  const [found] = await Heartbeat.aggregate<{ silence: number }>([
    { $match: { _id: anyWorker } },
    { $project: { silence: { $subtract: ['$$NOW', '$at'] } } },
  ]);
  return found !== undefined && found.silence < missingAfter;
}
