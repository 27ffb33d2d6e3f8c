/** A result, and whether another call started it. That call also acts on it. */
export interface Shared<Answer> {
  answer: Answer;
  isShared: boolean;
}

/**
 * Lets concurrent calls with the same key share one result, in this process. Nothing is cached afterwards. A failure is
 * shared too.
 *
 * @returns a function of the scope (a database), the key, and the call
 */
export function singleFlight<Answer>() {
  const asked = new WeakMap<object, Map<string, Promise<Answer>>>();
  return async (scope: object, key: string, ask: () => Promise<Answer>): Promise<Shared<Answer>> => {
    const running = asked.get(scope) ?? new Map<string, Promise<Answer>>();
    asked.set(scope, running);
    const before = running.get(key);
    if (before) return { answer: await before, isShared: true };
    const asking = ask().finally(() => running.delete(key));
    running.set(key, asking);
    return { answer: await asking, isShared: false };
  };
}
