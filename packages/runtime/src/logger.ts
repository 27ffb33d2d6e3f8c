import pino from 'pino';
import { loggedError } from './logged-error';
import { withoutPersonalData } from './personal-data';

/** A process's log (see `createLogger`). */
export type Logger = pino.Logger;

/** Options of a logger. */
export interface LoggerOptions {
  /** Name of the process: `api`, `worker`. */
  name: string;
  /** `fatal` to `trace`, or `silent`. */
  level: string;
  /** Where the lines are written. Default: standard output. */
  destination?: pino.DestinationStream;
}

/**
 * Creates the log of a process (docs/reliability.md, Logs): JSON lines with long values cut. They contain no passwords,
 * tokens, email addresses, phone numbers, medical answers or request bodies. Errors are logged without ids of records
 * and without values that a library added.
 */
export function createLogger({ name, level, destination }: LoggerOptions): Logger {
  const options: pino.LoggerOptions = {
    name,
    level,
    formatters: { log: (line) => withoutPersonalData(line) as Record<string, unknown> },
    serializers: { err: loggedError },
    hooks: {
      logMethod(parts, write) {
        write.apply(
          this,
          parts.map((part) => (typeof part === 'string' ? withoutPersonalData(part) : part)) as Parameters<
            typeof write
          >,
        );
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
