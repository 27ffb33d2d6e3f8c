import { type BsonDocument, isDocument, toNumber } from '../bson/types';
import { badValue } from '../errors';

/** The driver's fail points, for tests of faults: `failCommand` only. */
export class FailPoints {
  private data: BsonDocument = {};
  private remaining = 0;
  private skipped = 0;

  /** Sets or clears a fail point, as in `configureFailPoint`. @throws CommandError for another fail point */
  configure({ configureFailPoint, mode, data }: BsonDocument): void {
    if (configureFailPoint !== 'failCommand') throw badValue(`no fail point: ${String(configureFailPoint)}`);
    const { times = Infinity, skip = 0 } = isDocument(mode) ? mode : {};
    this.data = isDocument(data) ? data : {};
    this.remaining = mode === 'off' ? 0 : toNumber(times);
    this.skipped = toNumber(skip);
  }

  /** The failure for a command, in the terms of `configureFailPoint`. Counts as one of its times. */
  take(command: string, applicationName: string | undefined): BsonDocument {
    const { failCommands, appName = applicationName } = this.data;
    const named = Array.isArray(failCommands) && failCommands.includes(command);
    const meant = named && appName === applicationName;
    if (!meant || this.remaining <= 0 || this.skipped-- > 0) return {};
    this.remaining -= 1;
    return this.data;
  }
}
