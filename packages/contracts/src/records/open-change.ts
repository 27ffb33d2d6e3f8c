import { namesAt, type Fields, type WithFields } from './names';

/**
 * Whether a change touches nothing but what is open: only then may the administration choose that the family gets no
 * email. The browser offers it by what the server decides by (docs/product/administration.md).
 *
 * @param names of the answers that change, details and pictures among them
 */
export function isOpenChange(record: WithFields<Fields>, names: readonly string[]): boolean {
  const open = new Set(namesAt(record, 'open'));
  return names.every((name) => open.has(name));
}
