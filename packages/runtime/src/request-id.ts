import { AsyncLocalStorage } from 'node:async_hooks';

/** The id is not passed as an argument, since each use case and each package in between would have to pass it on. */
const current = new AsyncLocalStorage<string | undefined>();

/**
 * Runs work for a request of the browser, or for a job that the request caused.
 *
 * @param id - undefined if no request caused the work
 */
export const forRequest = <Result>(id: string | undefined, work: () => Result): Result =>
  current.run(id, work);

/** The id of the request that caused the running work. Undefined in a scheduled task. */
export const currentRequestId = (): string | undefined => current.getStore();
