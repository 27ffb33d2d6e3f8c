import pino from 'pino';
import { loggedError } from './logged-error';
import { withoutPersonalData } from './personal-data';

/** A process's log; see `createLogger`. */
export type Logger = pino.Logger;

/** Options of a logger. */
export interface LoggerOptions {
  /** The process that writes: `api`, `worker`. */
  name: string;
  /** `fatal` to `trace`, or `silent`. */
  level: string;
  /** Where the lines go; standard output when absent. */
  destination?: pino.DestinationStream;
}

/**
 * Makes the log of a process (docs/reliability.md, Logs): JSON lines with long values cut. They have no passwords,
 * tokens, email addresses, phone numbers, medical answers or request bodies. Errors have no ids of records and nothing
 * that a library put into them.
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
