import { ageInWords } from '@camp/checks/in-words';
import { jobsOfEvent } from '@camp/contracts/registries/jobs';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { whatOf } from '../failed-work/in-words';

/**
 * Lines about events by kind: how many, and how old the oldest is.
 *
 * @param at - the moment from which ages count
 */
export function describeEvents(title: string, rows: readonly StoredOutboxRow[], at: Date): string[] {
  if (rows.length === 0) return [`${title}: none.`];
  const kinds = new Map<string, Date[]>();
  for (const { name, createdAt } of rows) {
    const [job = name] = jobsOfEvent(name);
    const kind = whatOf(job);
    kinds.set(kind, [...(kinds.get(kind) ?? []), createdAt]);
  }
  return [
    `${title}:`,
    ...Array.from(kinds, ([kind, moments]) => {
      const oldest = Math.min(...moments.map((moment) => moment.getTime()));
      return `  ${moments.length} × ${kind}, the oldest ${ageInWords(new Date(oldest), at)} old`;
    }),
  ];
}
