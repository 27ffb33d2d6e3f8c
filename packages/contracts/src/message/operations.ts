import { may, operation } from '../operations/operation';
import type { ById, Done, ListQuery, Written } from '../operations/replies';
import type { RecordKind } from '../related-records/kinds';

/** A group, as a list's address finds it, and what it is written. */
export interface MessageForm {
  list: RecordKind;
  /** The list's address: `status=awaiting-payment&year=2027`. Who that is, is found out when the message is sent. */
  query: string;
  /** Ids of the group's records, where only some of it were chosen. */
  records?: string[];
  subject: string;
  text: string;
}

/** What one reader gets. */
export interface MessagePreview {
  /** How many people get the message. */
  total: number;
  /** Found, but with no address that is theirs. */
  unreachable: number;
  /** Found, but they want no group messages: they are left out. */
  unsubscribed: number;
  /** Which of them this is, counted from 0; without anybody there is nothing to see. */
  at: number;
  to?: { name: string; email: string };
  subject: string;
  text: string;
}

/** What became of a message to one person: accepted or refused is all that the mail server tells. */
export type RecipientState = 'waiting' | 'accepted' | 'refused';

/** A message with how far it is. */
export interface MessageRecord extends Omit<MessageForm, 'records'> {
  _id: string;
  /** How many records of the list were chosen by hand; absent where the whole group was meant. */
  chosen?: number;
  /** Who sent it. */
  author?: string;
  total: number;
  accepted: number;
  refused: number;
  createdAt: string;
}

/** One person to whom a message went. */
export interface MessageRecipient {
  _id: string;
  name: string;
  email: string;
  state: RecipientState;
  /** Why it was refused. */
  reason?: string;
}

// Whoever writes holds create on admin, and view-all on the kind that the list is about, which the use case asks.
const access = may('create', 'admin');

export const preview = operation<{ body: MessageForm & { at?: number } }, MessagePreview>(
  'POST /message/preview',
  access,
);

/** To oneself, as the first of the group would get it. */
export const test = operation<{ body: MessageForm }, Done>('POST /message/test', access);

export const send = operation<{ body: MessageForm }, Written<MessageRecord>>('POST /message/send', access, {
  status: 201,
});

export const list = operation<{ query?: ListQuery }, MessageRecord[]>('GET /message/list', access);

export const read = operation<{ params: ById }, MessageRecord & { recipients: MessageRecipient[] }>(
  'GET /message/read/:id',
  access,
);
