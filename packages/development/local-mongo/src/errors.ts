/** Names that drivers and people look at; other errors are known by their numbers. */
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
  }
}

/** An error by its number, with the name that MongoDB has for it. */
export const located = (code: number, message: string, details?: Record<string, unknown>) =>
  new CommandError(code, codeNames[code] ?? `Location${code}`, message, details);
export const badValue = (message: string) => located(2, message);
export const failedToParse = (message: string) => located(9, message);
export const typeMismatch = (message: string) => located(14, message);
export const invalidOptions = (message: string) => located(72, message);

/** The reply to a command that failed. What is no CommandError is a mistake in this server: the client learns of it. */
export function errorReply(cause: unknown): Record<string, unknown> {
  const { code, codeName, message, details } =
    cause instanceof CommandError ? cause : located(1, String(cause));
  return { ok: 0, errmsg: message, code, codeName, ...details };
}

/** @throws CommandError MaxTimeMSExpired when a command's time (in milliseconds since 1970) is over */
export function checkTime({ deadline = Infinity }: { readonly deadline?: number }): void {
  if (Date.now() > deadline) throw located(50, 'operation exceeded time limit');
}

/** The answer to everything outside the frozen scope: a refusal with its name, never a wrong result. */
export const notImplemented = (what: string) => located(238, `local-mongo does not support ${what}`);

/** Two writers met; inside a transaction the driver starts the whole transaction again. */
export const writeConflict = () => located(112, 'WriteConflict error: please retry your operation');
