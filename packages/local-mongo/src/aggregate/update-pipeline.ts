import { type BsonDocument, isDocument } from '../bson/types';
import { invalidOptions } from '../errors';
import { compilePipeline } from './pipeline';

const allowed = ['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith'];

/**
 * Applies an update written as a pipeline.
 * @throws CommandError InvalidOptions for a stage that an update may not have
 */
export function runUpdatePipeline(
  document: BsonDocument,
  pipeline: readonly unknown[],
  variables: Readonly<Record<string, unknown>>,
): BsonDocument {
  for (const stage of pipeline) {
    const [name] = isDocument(stage) ? Object.keys(stage) : [];
    if (name !== undefined && !allowed.includes(name))
      throw invalidOptions(`${name} is not allowed to be used within an update`);
  }
  const run = compilePipeline(pipeline);
  return run([document], {
    variables: { NOW: new Date(), ...variables },
    collection: () => [],
    checkTime: () => undefined,
  })[0]!;
}
