import { type BsonDocument, isDocument } from '../bson/types';
import { invalidOptions, located } from '../errors';
import { ownField } from '../query/paths';
import { unknownName } from '../query/refused-names';
import type { CompiledStage, StageCompiler } from './stage';
import { stages } from './stages';

/**
 * Compiles a pipeline.
 * @throws CommandError for a malformed or unknown stage, NotImplemented for one outside the support table
 */
export function compilePipeline(pipeline: readonly unknown[]): CompiledStage {
  const compiled = pipeline.map((stage) => {
    const [name, ...others] = isDocument(stage) ? Object.keys(stage) : [];
    if (name === undefined || others.length > 0)
      throw located(40323, 'A pipeline stage specification object must contain exactly one field.');
    const compiler = ownField(stages, name) as StageCompiler | undefined;
    if (!compiler) throw unknownName(name, located(40324, `Unrecognized pipeline stage name: '${name}'`));
    return compiler((stage as BsonDocument)[name], compilePipeline);
  });
  return (documents, environment) =>
    compiled.reduce((current, stage) => {
      environment.checkTime();
      return stage(current, environment);
    }, documents);
}

const stagesOfUpdates = ['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith'];

/**
 * Applies an update written as a pipeline.
 * @throws CommandError InvalidOptions for a stage that an update may not have
 */
export function runUpdatePipeline(
  document: BsonDocument,
  pipeline: readonly unknown[],
  variables: Readonly<Record<string, unknown>>,
): BsonDocument {
  const names = pipeline.flatMap((stage) => (isDocument(stage) ? Object.keys(stage) : []));
  const wrong = names.find((name) => !stagesOfUpdates.includes(name));
  if (wrong !== undefined) throw invalidOptions(`${wrong} is not allowed to be used within an update`);
  const environment = {
    variables: { NOW: new Date(), ...variables },
    collection: () => [],
    checkTime: () => undefined,
  };
  return compilePipeline(pipeline)([document], environment)[0]!;
}
