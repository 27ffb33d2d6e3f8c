import { CommandError } from '../errors';
import { isPosition } from '../query/paths';

/** Orders paths part by part, positions as numbers. */
export function comparePaths(left: string, right: string): number {
  const [first, second] = [left.split('.'), right.split('.')];
  for (let index = 0; index < Math.min(first.length, second.length); index += 1) {
    const [one, other] = [first[index]!, second[index]!];
    if (one === other) continue;
    if (isPosition(one) && isPosition(other)) return Number(one) - Number(other);
    return one < other ? -1 : 1;
  }
  return first.length - second.length;
}

/**
 * Checks the paths of one update against each other.
 * @throws CommandError EmptyFieldName, or ConflictingUpdateOperators where one path contains another
 */
export function checkPaths(paths: readonly string[]): void {
  for (const path of paths) {
    if (path === '') throw new CommandError(56, 'EmptyFieldName', 'An empty update path is not valid.');
    if (path.split('.').includes('')) {
      throw new CommandError(
        56,
        'EmptyFieldName',
        `The update path '${path}' contains an empty field name, which is not allowed.`,
      );
    }
  }
  const sorted = [...paths].sort(comparePaths);
  for (let index = 1; index < sorted.length; index += 1) {
    const [shorter, longer] = [sorted[index - 1]!, sorted[index]!];
    if (longer === shorter || longer.startsWith(`${shorter}.`)) {
      throw new CommandError(
        40,
        'ConflictingUpdateOperators',
        `Updating the path '${longer}' would create a conflict at '${shorter}'`,
      );
    }
  }
}
