/** A failure that travels to the client as a MongoDB error reply (or as a write error). */
export class CommandError extends Error {
  constructor(
    readonly code: number,
    readonly codeName: string,
    message: string,
    /** Further fields of the reply, such as `keyPattern` and `keyValue`. */
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'CommandError';
  }
}

export const badValue = (message: string) => new CommandError(2, 'BadValue', message);
export const failedToParse = (message: string) => new CommandError(9, 'FailedToParse', message);
export const typeMismatch = (message: string) => new CommandError(14, 'TypeMismatch', message);
export const invalidOptions = (message: string) => new CommandError(72, 'InvalidOptions', message);

/** An error that MongoDB knows only by its number. */
export const located = (code: number, message: string) => new CommandError(code, `Location${code}`, message);

/** The answer to everything outside the frozen scope: a refusal with its name, never a wrong result. */
export const notImplemented = (what: string) =>
  new CommandError(238, 'NotImplemented', `local-mongo does not support ${what}`);

/** Two writers met; inside a transaction the driver starts the whole transaction again. */
export const writeConflict = () =>
  new CommandError(
    112,
    'WriteConflict',
    'Caused by :: WriteConflict error: this operation conflicted with another operation. ' +
      'Please retry your operation or multi-document transaction.',
  );

export const noSuchTransaction = (message: string) => new CommandError(251, 'NoSuchTransaction', message);

export const timeLimitExceeded = () =>
  new CommandError(50, 'MaxTimeMSExpired', 'operation exceeded time limit');
