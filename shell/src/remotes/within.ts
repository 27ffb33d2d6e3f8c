/**
 * Runs something that may never end.
 *
 * @param milliseconds how long it may take
 * @throws {Error} when the time is over; what the run throws otherwise
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
