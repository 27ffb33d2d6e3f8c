import type { RecordDeclaration } from './record';
import { shortNameOf } from './words';

/**
 * What was changed of a record, for its history and its mails: names, never content. Incidents go under the one name of
 * their group, since the name of a condition would tell that it happened; a detail goes under its question's.
 *
 * @param names of the answers that changed
 * @returns in the order of the page
 */
export function changedWords(record: RecordDeclaration, names: readonly string[]): string[] {
  const changed = new Set(names);
  const words = Object.entries(record.fields)
    .filter(([name]) => changed.has(name) || changed.has(`${name}Val`))
    .map(([name, { group: id }]) => {
      const group = id === undefined ? undefined : record.groups[id];
      return group?.kind === 'incidents' ? (group.shortTitle ?? group.title) : shortNameOf(record, name);
    });
  return [...new Set(words)];
}
