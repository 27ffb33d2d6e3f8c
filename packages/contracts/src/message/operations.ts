import { may, operation } from '../operations/operation';
import type { ById, Done, ListQuery, Written } from '../operations/replies';
import type { RecordKind } from '../related-records/kinds';

/** A group, as a list's address describes it, and the message to it. */
export interface MessageForm {
  list: RecordKind;
  /** The list's address: `status=awaiting-payment&year=2027`. Recipients are determined when the message is sent. */
  query: string;
  /** Ids of the selected records. Absent for the whole group. */
  records?: string[];
  subject: string;
  text: string;
}

/** A preview for one recipient. */
export interface MessagePreview {
  /** Number of people who will get the message. */
  total: number;
  /** Number of people in the group without a verified address, who get nothing. */
  unreachable: number;
  /** Number of people in the group who unsubscribed from group messages, who get nothing. */
  unsubscribed: number;
  /** Index of the recipient in the preview, from 0. The preview is empty if there are none. */
  at: number;
  to?: { name: string; email: string };
  subject: string;
  text: string;
}

/** Delivery of a message to one person. The mail server reports only whether it accepted or refused the email. */
export type RecipientState = 'waiting' | 'accepted' | 'refused';

/** A message with its progress. */
export interface MessageRecord extends Omit<MessageForm, 'records'> {
  _id: string;
  /** Number of individually selected records. Absent for the whole group. */
  chosen?: number;
  /** The sender. */
  author?: string;
  total: number;
  accepted: number;
  refused: number;
  createdAt: string;
}

/** One recipient of a message. */
export interface MessageRecipient {
  _id: string;
  name: string;
  email: string;
  state: RecipientState;
  /** Why the email was refused. */
  reason?: string;
}

// Senders need create on admin, and view-all on the kind of the list. The use case checks the latter.
const access = may('create', 'admin');

export const preview = operation<{ body: MessageForm & { at?: number } }, MessagePreview>(
  'POST /message/preview',
  access,
);

/** Sends a test to oneself, as the first recipient would get it. */
export const test = operation<{ body: MessageForm }, Done>('POST /message/test', access);

export const send = operation<{ body: MessageForm }, Written<MessageRecord>>('POST /message/send', access, {
  status: 201,
  freshProof: 'always',
});

export const list = operation<{ query?: ListQuery }, MessageRecord[]>('GET /message/list', access);

export const read = operation<{ params: ById }, MessageRecord & { recipients: MessageRecipient[] }>(
  'GET /message/read/:id',
  access,
);
