import { CallError } from './call-error';

/** A retry would be rejected again: the record doesn't exist, or belongs to another family. */
export const isRefused = (error: unknown): boolean =>
  error instanceof CallError && [400, 403, 404].includes(error.status);
