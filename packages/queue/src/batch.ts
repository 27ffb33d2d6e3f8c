import { setTimeout as pause } from 'node:timers/promises';

/**
 * Gathers what comes within a while and does it together.
 *
 * @param milliseconds - from the first of them on
 * @param work - with all that came meanwhile
 * @returns takes one more, and resolves or rejects with the work that it was part of
 */
export function batch<Item>(
  milliseconds: number,
  work: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  let open: { items: Item[]; done: Promise<void> } | undefined;

  const begin = () => {
    const items: Item[] = [];
    const done = pause(milliseconds).then(() => {
      open = undefined;
      return work(items);
    });
    return { items, done };
  };

  return (item) => {
    open ??= begin();
    open.items.push(item);
    return open.done;
  };
}
