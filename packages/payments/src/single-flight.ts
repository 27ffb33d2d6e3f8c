/** An answer, and whether somebody else had asked for it: what follows from it is theirs to do. */
export interface Shared<Answer> {
  answer: Answer;
  isShared: boolean;
}

/**
 * Lets those who ask the same while it is being asked share one answer, in this process. Nothing is remembered: who comes
 * after the answer asks anew. A failure is shared too.
 *
 * @returns a function of what the answers belong to (a database), what is asked about, and how
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
