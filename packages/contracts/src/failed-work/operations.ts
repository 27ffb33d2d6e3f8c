import { may, operation } from '../operations/operation';
import type { ById, Done, ListQuery, Written } from '../operations/replies';
import type { RecordKind } from '../related-records/kinds';

/** The subject of a failed job. */
export type FailedJobSubject = RecordKind | 'payment' | 'donation' | 'user';

/** A failed job (dead letter): an email, a picture, a step of a payment. Never its content. */
export interface FailedJob {
  _id: string;
  /** What the job was meant to do, such as 'The receipt of a payment'. */
  what: string;
  /** Why the job failed, in plain words. */
  why: string;
  /** What an administrator can do about it. */
  advice: string;
  /** The error text of the log. */
  reason: string;
  /** The job's record, if it has one, and its owner if the reader may see them in a list. */
  about?: { subject: FailedJobSubject; id: string; who?: string };
  /** Whether a retry can succeed. */
  mayRetry: boolean;
  /** When the job first became due. */
  begunAt: string;
  failedAt: string;
}

/** State of the background work: emails, pictures, payments. */
export interface WorkState {
  /** Whether a worker is running. */
  worker: 'up' | 'down';
  /** Whether due jobs run. Late: the oldest has been due for minutes. */
  outbox: 'up' | 'late';
  /** When the oldest job became due. Absent if nothing is due. */
  dueSince?: string;
}

/** What an administrator needs to know about backups. */
export interface BackupState {
  /** When the last good backup was made. Absent if there is none. */
  madeAt?: string;
  /** When it was restored into a scratch database and checked. Absent if it was not. */
  testedAt?: string;
  /** The last try, if it failed. */
  failure?: { at: string; why: string };
}

/** State of what runs without anybody looking. */
export interface OperationsState extends WorkState {
  /** Absent if no backup was ever tried. */
  backup?: BackupState;
  /** The moment of the backup that was restored. Emails, refunds and Stripe wait until the database is released. */
  restoredFrom?: string;
}

const mayView = may('view', 'admin');
const mayEdit = may('edit', 'admin');

// Failed jobs, whether a worker is running, and how old the last backup is.

export const state = operation<object, OperationsState>('GET /failed-work/state', mayView);

export const list = operation<{ query?: ListQuery }, FailedJob[]>('GET /failed-work/list', mayView);

export const retry = operation<{ params: ById }, Written<FailedJob>>('POST /failed-work/retry/:id', mayEdit);

const discard = operation<{ params: ById; body: { reason: string } }, Done>(
  'DELETE /failed-work/delete/:id',
  mayEdit,
);
export { discard as delete };
