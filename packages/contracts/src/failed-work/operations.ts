import { may, operation } from '../operations/operation';
import type { ById, Done, ListQuery, Written } from '../operations/replies';
import type { RecordKind } from '../related-records/kinds';

/** What a piece of failed work was about. */
export type FailedWorkSubject = RecordKind | 'payment' | 'donation' | 'user';

/** Work that was given up: a mail, a picture, a step of a payment. Never its content. */
export interface FailedWork {
  _id: string;
  /** What it was to do: 'The receipt of a payment'. */
  what: string;
  /** Why it failed, in plain words. */
  why: string;
  /** What can be done about it. */
  advice: string;
  /** Why, in the words of the log. */
  reason: string;
  /** The record that it was about, where it names one, and whose that is for who may see them in their list. */
  about?: { subject: FailedWorkSubject; id: string; who?: string };
  /** Whether another try can succeed. */
  mayRetry: boolean;
  /** When it was first to be done. */
  begunAt: string;
  failedAt: string;
}

/** How far the work is that nobody waits for: mails, pictures, payments. */
export interface WorkState {
  /** Whether one runs. */
  worker: 'up' | 'down';
  /** Whether what is due gets done; late: the oldest has been due for minutes. */
  outbox: 'up' | 'late';
  /** Since when the oldest is due; absent: nothing is. */
  dueSince?: string;
}

const mayView = may('view', 'admin');
const mayEdit = may('edit', 'admin');

// What the worker gave up, and whether one runs.

export const state = operation<object, WorkState>('GET /failed-work/state', mayView);

export const list = operation<{ query?: ListQuery }, FailedWork[]>('GET /failed-work/list', mayView);

export const retry = operation<{ params: ById }, Written<FailedWork>>('POST /failed-work/retry/:id', mayEdit);

const discard = operation<{ params: ById; body: { reason: string } }, Done>(
  'DELETE /failed-work/delete/:id',
  mayEdit,
);
export { discard as delete };
