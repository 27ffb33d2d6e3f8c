import { jobsOfEvent } from '@camp/contracts/registries/jobs';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { whatOf } from '../failed-work/in-words';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

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
      return `  ${moments.length} × ${kind}, the oldest ${ageOf(at.getTime() - oldest)} old`;
    }),
  ];
}

function ageOf(milliseconds: number): string {
  if (milliseconds >= 2 * day) return `${Math.floor(milliseconds / day)} days`;
  if (milliseconds >= 2 * hour) return `${Math.floor(milliseconds / hour)} hours`;
  return `${Math.max(1, Math.floor(milliseconds / minute))} minutes`;
}
