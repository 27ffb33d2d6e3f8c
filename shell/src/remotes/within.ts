/**
 * Runs an asynchronous function with a timeout.
 *
 * @param milliseconds the timeout
 * @throws {Error} after the timeout, and whatever the function throws
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
