/** Names that drivers and people use. Other errors have only numbers. */
const codeNames: Readonly<Record<number, string>> = {
  2: 'BadValue',
  50: 'MaxTimeMSExpired',
  59: 'CommandNotFound',
  112: 'WriteConflict',
  238: 'NotImplemented',
  251: 'NoSuchTransaction',
  263: 'OperationNotSupportedInTransaction',
  11000: 'DuplicateKey',
  11601: 'Interrupted',
};

/** A failure that the client gets as a MongoDB error reply (or as a write error). */
export class CommandError extends Error {
  constructor(
    readonly code: number,
    readonly codeName: string,
    message: string,
    /** Further fields of the reply, such as `keyPattern` and `keyValue`. */
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** An error by its number, with MongoDB's name. */
export const located = (code: number, message: string, details?: Record<string, unknown>) =>
  new CommandError(code, codeNames[code] ?? `Location${code}`, message, details);
export const badValue = (message: string) => located(2, message);
export const failedToParse = (message: string) => located(9, message);
export const typeMismatch = (message: string) => located(14, message);
export const invalidOptions = (message: string) => located(72, message);

/** The reply to a failed command. Anything but a CommandError is a bug in this server, and is reported as one. */
export function errorReply(cause: unknown): Record<string, unknown> {
  const { code, codeName, message, details } =
    cause instanceof CommandError ? cause : located(1, String(cause));
  return { ok: 0, errmsg: message, code, codeName, ...details };
}

/** @throws CommandError MaxTimeMSExpired when the command's deadline (in milliseconds since 1970) has passed */
export function checkTime({ deadline = Infinity }: { readonly deadline?: number }): void {
  if (Date.now() > deadline) throw located(50, 'operation exceeded time limit');
}

/** The error for everything outside the supported scope: it is rejected by name, so that results are never wrong. */
export const notImplemented = (what: string) => located(238, `local-mongo does not support ${what}`);

/** A write conflict. In a transaction, the driver retries the whole transaction. */
export const writeConflict = () => located(112, 'WriteConflict error: please retry your operation');
