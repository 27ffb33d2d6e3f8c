import { namesAt, type Fields, type WithFields } from './names';

/**
 * Whether a change touches only `open` answers. Only then may an administrator save it without an email to the family.
 * Browser and server use the same check (docs/product/administration.md).
 *
 * @param names of the changed answers, including details and pictures
 */
export function isOpenChange(record: WithFields<Fields>, names: readonly string[]): boolean {
  const open = new Set(namesAt(record, 'open'));
  return names.every((name) => open.has(name));
}
