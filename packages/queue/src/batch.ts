import { setTimeout as pause } from 'node:timers/promises';

/**
 * Batches items that arrive within an interval.
 *
 * @param milliseconds - length of the interval, from its first item
 * @param work - handles the items of one interval
 * @returns a function that adds an item and settles with its batch
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
