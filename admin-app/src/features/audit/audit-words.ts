import { auditActionWords } from '@camp/contracts/audit/actions';
import { auditKindWords } from '@camp/contracts/audit/kinds';
import type { AuditRecord } from '@camp/contracts/audit/operations';

/** The action and the affected part of the record: 'Read (medical)'. */
export const actionInWords = ({ action, part }: AuditRecord): string =>
  // Entries from other versions of the product may have unknown actions, which are shown by their raw names.
  `${auditActionWords[action] ?? action}${part ? ` (${part})` : ''}`;

/** The kind of record. */
export const kindInWords = ({ kind }: AuditRecord): string => auditKindWords[kind] ?? kind;

/** The person behind the entry. */
export const actorInWords = ({ actor, actorId }: AuditRecord): string =>
  actor ?? (actorId ? 'A deleted account' : 'Not logged in');

/** 'Lucia Rivera and 11 more'. Without a name, only the number. */
export function recordsInWords({ records, count }: AuditRecord): string {
  const names = records.flatMap(({ name }) => (name ? [name] : []));
  if (count === 0) return '–';
  if (names.length === 0) return `${count.toLocaleString('en-US')} ${count === 1 ? 'record' : 'records'}`;
  const more = count - names.length;
  return more > 0 ? `${names.join(', ')} and ${more.toLocaleString('en-US')} more` : names.join(', ');
}
