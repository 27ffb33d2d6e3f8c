import type { RecordDeclaration } from './record';
import { shortNameOf } from './words';

/**
 * Labels of the changed answers, for a record's history and its emails. They never include the content. Incidents share
 * their group's label, since a condition's name would reveal it. A detail has its question's label.
 *
 * @param names of the changed answers
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
