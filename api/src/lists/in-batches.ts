import type { Model, QueryFilter } from 'mongoose';

/** Records that are read, presented and written down at once. */
const batchSize = 200;

/**
 * Reads what a query finds in its order, some at a time; where it finds nothing, one batch of none: an empty file is
 * written down too. The cursor is closed when nobody reads on.
 */
export async function* inBatches<Stored>(
  model: Model<Stored>,
  wanted: QueryFilter<Stored>,
  sort: { [field: string]: 1 | -1 },
): AsyncGenerator<Stored[]> {
  let batch: Stored[] = [];
  let isFirst = true;
  for await (const record of model.find(wanted).sort(sort).lean<Stored[]>().cursor({ batchSize })) {
    batch.push(record as Stored);
    if (batch.length < batchSize) continue;
    yield batch;
    isFirst = false;
    batch = [];
  }
  if (batch.length > 0 || isFirst) yield batch;
}
