import { CallError } from './call-error';

/** Another try would be refused again: there is no such record, or it is another family's. */
export const isRefused = (error: unknown): boolean =>
  error instanceof CallError && [400, 403, 404].includes(error.status);
