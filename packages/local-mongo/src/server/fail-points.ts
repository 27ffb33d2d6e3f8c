import { type BsonDocument, isDocument, toNumber } from '../bson/types';
import { badValue } from '../errors';

/** What a fail point does to a command it meets. */
export interface Failure {
  readonly closeConnection: boolean;
  readonly errorCode?: number;
  readonly errorLabels?: readonly string[];
  readonly writeConcernError?: BsonDocument;
  /** Milliseconds to wait first. */
  readonly blockTime: number;
}

/** The driver's fail points, for tests of faults: `failCommand` only. */
export class FailPoints {
  private data: BsonDocument = {};
  private remaining = 0;
  private skipped = 0;

  /** Sets or ends a fail point, as `configureFailPoint` asks. @throws CommandError for another fail point */
  configure({ configureFailPoint, mode, data }: BsonDocument): void {
    if (configureFailPoint !== 'failCommand')
      throw badValue(`fail point not found: ${String(configureFailPoint)}`);
    this.data = isDocument(data) ? data : {};
    this.remaining = mode === 'off' ? 0 : Infinity;
    this.skipped = 0;
    if (!isDocument(mode)) return;
    if (mode.times !== undefined) this.remaining = toNumber(mode.times);
    if (mode.skip !== undefined) this.skipped = toNumber(mode.skip);
  }

  /** The failure meant for a command, which counts as one of its times. */
  take(command: string, applicationName: string | undefined): Failure | undefined {
    const { failCommands, appName } = this.data;
    if (this.remaining <= 0 || !Array.isArray(failCommands) || !failCommands.includes(command))
      return undefined;
    if (appName !== undefined && appName !== applicationName) return undefined;
    if (this.skipped > 0) {
      this.skipped -= 1;
      return undefined;
    }
    this.remaining -= 1;
    return failureOf(this.data);
  }
}

function failureOf(data: BsonDocument): Failure {
  return {
    closeConnection: data.closeConnection === true,
    errorCode: data.errorCode === undefined ? undefined : toNumber(data.errorCode),
    errorLabels: Array.isArray(data.errorLabels) ? (data.errorLabels as string[]) : undefined,
    writeConcernError: isDocument(data.writeConcernError) ? data.writeConcernError : undefined,
    blockTime: data.blockConnection === true ? toNumber(data.blockTimeMS) : 0,
  };
}
