import { type BsonDocument, isDocument } from '../bson/types';
import { located, notImplemented } from '../errors';
import { ownField } from '../query/paths';
import { lookupStages } from './lookup';
import { simpleStages } from './stages';
import type { CompiledStage, StageCompiler } from './stage';

/** All stages this server has, but for those that only begin a pipeline; the support table reads the names. */
export const stages: Record<string, StageCompiler> = { ...simpleStages, ...lookupStages };

/** Stages MongoDB has and this server refuses by name. */
export const refusedStages = new Set(
  (
    '$changeStream $graphLookup $setWindowFields $out $merge $geoNear $search $searchMeta $vectorSearch $fill $densify ' +
    '$redact $unionWith $sample $bucket $bucketAuto $collStats $indexStats $planCacheStats $currentOp $documents ' +
    '$listSessions $listSampledQueries $querySettings $changeStreamSplitLargeEvent'
  ).split(' '),
);

/**
 * Compiles a pipeline.
 * @throws CommandError for a malformed or unknown stage, NotImplemented for one outside the support table
 */
export function compilePipeline(pipeline: readonly unknown[]): CompiledStage {
  const compiled = pipeline.map((stage) => {
    const names = isDocument(stage) ? Object.keys(stage) : [];
    if (names.length !== 1) {
      throw located(40323, 'A pipeline stage specification object must contain exactly one field.');
    }
    return compileStage(names[0]!, (stage as BsonDocument)[names[0]!]);
  });
  return (documents, environment) =>
    compiled.reduce((current, stage) => {
      environment.checkTime();
      return stage(current, environment);
    }, documents);
}

function compileStage(name: string, argument: unknown): CompiledStage {
  const compiler = ownField(stages, name) as StageCompiler | undefined;
  if (compiler) return compiler(argument, compilePipeline);
  if (refusedStages.has(name)) throw notImplemented(`the stage ${name}`);
  throw located(40324, `Unrecognized pipeline stage name: '${name}'`);
}
