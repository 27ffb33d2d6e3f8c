/**
 * Runs something with a timeout.
 *
 * @param milliseconds the timeout
 * @throws {Error} after the timeout; errors of the run are passed on
 */
export async function within<T>(milliseconds: number, run: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('This took too long to load.')), milliseconds);
  });
  try {
    return await Promise.race([run(), timeOut]);
  } finally {
    clearTimeout(timer);
  }
}
