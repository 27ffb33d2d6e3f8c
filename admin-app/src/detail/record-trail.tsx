import { messageFor } from '@camp/api-client/problem';
import { formatTime } from '@camp/contracts/camp/moments';
import type { HistoryEntry } from '@camp/contracts/history/entry';
import { labelOf } from '@camp/contracts/lists/columns-of';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import './record-trail.css';

interface RecordTrailProps {
  record: RecordDeclaration;
  createdAt: string;
  /** The query for the record's history. */
  history: UseQueryResult<HistoryEntry[]>;
  /** The next steps, below the history. */
  children?: ReactNode;
}

/** The history of a record with the people behind each entry, oldest first. */
export function RecordTrail({ record, createdAt, history, children }: RecordTrailProps) {
  const { data: entries = [], error } = history;
  return (
    <section>
      <h3>History</h3>
      <ol className="record-trail">
        <Step when={createdAt}>Registered</Step>
        {entries.map((entry, at) => (
          <Step key={`${entry.when} ${entry.what} ${entry.mail ?? ''}`} when={entry.when} who={whoOf(entry)}>
            {wordsOf[entry.what](entry, record)}
            {entries.slice(0, at).some((one) => isSame(one, entry)) && ' again'}
          </Step>
        ))}
      </ol>
      {error && <p role="alert">{messageFor(error)}</p>}
      {children}
    </section>
  );
}

/** A kind of entry without words does not compile. */
const wordsOf: Record<HistoryEntry['what'], (entry: HistoryEntry, record: RecordDeclaration) => string> = {
  'send-payment-link': () => 'Payment link sent',
  refund: () => 'Refunded',
  seat: () => 'Given a seat by hand',
  'undo-seat': () => 'Seat taken back before the email was sent',
  waitlist: () => 'Moved to the waitlist by hand',
  paid: () => 'Paid',
  'mail-accepted': ({ mail }) => `Email accepted by the mail server: ${mail}`,
  'mail-refused': ({ mail }) => `Email couldn’t be delivered: ${mail}`,
  change: ({ fields = [], medical, silent }, record) => {
    const names = [...new Set(fields.map((name) => nameOf(record, name)))];
    const changed = `Changed: ${[...names, ...(medical ? ['medical answers'] : [])].join(', ')}`;
    return silent ? `${changed} (no email to the family)` : changed;
  },
};

/** The field's label. A detail has the label of its question. */
function nameOf({ fields }: RecordDeclaration, name: string): string {
  const field = fields[name] ?? fields[name.replace(/Val$/, '')];
  return field ? labelOf(field) : name;
}

const isRepeatable: ReadonlySet<HistoryEntry['what']> = new Set([
  'send-payment-link',
  'refund',
  'seat',
  'undo-seat',
  'waitlist',
]);

const isSame = (one: HistoryEntry, other: HistoryEntry) =>
  one.what === other.what && isRepeatable.has(other.what);

/** Marks automatic entries. An email or a payment has no person to name. */
const whoOf = ({ what, who }: HistoryEntry): string | undefined =>
  who ?? (isRepeatable.has(what) ? 'automatically' : undefined);

/** One entry, with the person or the reason. */
export function Step({ when, who, children }: { when: string; who?: string; children: ReactNode }) {
  return (
    <li>
      {children}
      <div className="camp-note">
        <time dateTime={when}>{formatTime(when)}</time>
        {who && ` · ${who}`}
      </div>
    </li>
  );
}
