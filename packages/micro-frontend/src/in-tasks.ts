const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Runs the parts one after another, each in a task of its own. In one task they would block a slow phone.
 *
 * @returns the last part's result
 */
export async function inTasks<Last>(
  ...parts: [...(() => Promise<unknown>)[], () => Promise<Last>]
): Promise<Last> {
  let last: unknown;
  for (const part of parts) {
    await nextTask();
    last = await part();
  }
  return last as Last;
}
