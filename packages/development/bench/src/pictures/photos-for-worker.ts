import { setTimeout as pause } from 'node:timers/promises';
import type { Models } from '@camp/database/models';
import { markDispatched } from '@camp/database/outbox/mark-dispatched';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { createProducer } from '@camp/queue/producer';
import { trusted, Types } from 'mongoose';
import { silentLogger } from '../measure/with-product';

/** Milliseconds to wait for the worker. */
const patience = 120_000;

/** Queues photos for the worker like the API does. */
export interface PhotosForWorker {
  /** Stores the photo this many times. @returns their events */
  store(count: number): Promise<StoredOutboxRow[]>;
  /** Adds the events to the queue and waits until all photos are resized. */
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
        // Marked as queued, so that the sweep ignores it.
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
