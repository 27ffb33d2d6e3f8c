import type { Model, QueryFilter } from 'mongoose';

/** Records per batch, which are read, presented and written together. */
const batchSize = 200;

/**
 * Reads the results in order, in batches. Without results it returns one empty batch, so that an empty export is
 * audited too. The cursor is closed if the reader stops.
 */
export async function* inBatches<Stored>(
  model: Model<Stored>,
  wanted: QueryFilter<Stored>,
  sort: { [field: string]: 1 | -1 },
  projection: { [field: string]: 0 } = {},
): AsyncGenerator<Stored[]> {
  let batch: Stored[] = [];
  let isFirst = true;
  for await (const record of model
    .find(wanted, projection)
    .sort(sort)
    .lean<Stored[]>()
    .cursor({ batchSize })) {
    batch.push(record as Stored);
    if (batch.length < batchSize) continue;
    yield batch;
    isFirst = false;
    batch = [];
  }
  if (batch.length > 0 || isFirst) yield batch;
}
