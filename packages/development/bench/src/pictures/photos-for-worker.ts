import { setTimeout as pause } from 'node:timers/promises';
import type { Models } from '@camp/database/models';
import { markDispatched } from '@camp/database/outbox/mark-dispatched';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { createProducer } from '@camp/queue/producer';
import { trusted, Types } from 'mongoose';
import { silentLogger } from '../measure/with-product';

/** Milliseconds until the worker has to be done. */
const patience = 120_000;

/** Gives photos to the worker as the API does. */
export interface PhotosForWorker {
  /** Stores the photo so many times. @returns the events that tell of them */
  store(count: number): Promise<StoredOutboxRow[]>;
  /** Hands the events to the queue and waits until all photos are made smaller. */
  resize(rows: readonly StoredOutboxRow[]): Promise<void>;
  close(): Promise<void>;
}

/** @param bytes - the photo */
export function photosForWorker(models: Models, redisUrl: string, bytes: Buffer): PhotosForWorker {
  const producer = createProducer({
    redisUrl,
    logger: silentLogger,
    markDispatched: (rows) => markDispatched(models, rows, new Date()),
  });
  return {
    async store(count) {
      await models.Image.deleteMany({ subject: 'camper', contentType: 'image/webp' });
      const rows: StoredOutboxRow[] = [];
      for (let stored = 0; stored < count; stored += 1) {
        const image = {
          subject: 'camper',
          recordId: new Types.ObjectId(),
          bytes,
          contentType: 'image/jpeg',
        } as const;
        const { _id } = await models.Image.create(image);
        // The sweep leaves it alone: it counts as handed to the queue.
        const dispatchedAt = new Date();
        const row = { name: 'image.stored', payload: { imageId: _id.toString() }, dispatchedAt } as const;
        rows.push((await models.Outbox.create(row)).toObject());
      }
      return rows;
    },
    async resize(rows) {
      producer.dispatchSoon(...rows);
      const ids = rows.map(({ payload }) => new Types.ObjectId(String(payload.imageId)));
      const open = { _id: trusted({ $in: ids }), state: 'original' as const };
      const deadline = performance.now() + patience;
      while ((await models.Image.countDocuments(open)) > 0) {
        if (performance.now() > deadline) throw new Error('The worker never made the pictures smaller.');
        await pause(25);
      }
    },
    close: () => producer.close(),
  };
}
