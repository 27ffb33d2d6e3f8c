import type { BsonDocument } from '../bson/types';

/** What a pipeline runs in. */
export interface Environment {
  /** `let` variables and `NOW`. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** The documents of another collection of the database, as the same transaction sees them. */
  collection(name: string): readonly BsonDocument[];
  /** @throws CommandError MaxTimeMSExpired when the command's time is over */
  checkTime(): void;
}

/** Makes new documents from old ones, which it does not change. */
export type CompiledStage = (
  documents: readonly BsonDocument[],
  environment: Environment,
) => readonly BsonDocument[];

/** Compiles a stage; `compilePipeline` is for the stages that hold pipelines. */
export type StageCompiler = (
  argument: unknown,
  compilePipeline: (pipeline: readonly unknown[]) => CompiledStage,
) => CompiledStage;
