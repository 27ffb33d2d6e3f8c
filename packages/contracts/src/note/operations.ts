import { may, operation } from '../operations/operation';
import type { Written } from '../operations/replies';

/** What the office wrote about a registration. It goes with the record, and is in no list, file, search or log. */
export interface NoteRecord {
  _id: string;
  text: string;
  /** Whose it is; an account that is gone has no name. */
  author?: string;
  createdAt: string;
}

interface OfRecord {
  query: { id: string };
}

export const camperList = operation<OfRecord, NoteRecord[]>('GET /camper/note/list', may('data', 'camper'));

export const counselorList = operation<OfRecord, NoteRecord[]>(
  'GET /counselor/note/list',
  may('data', 'counselor'),
);

export const staffList = operation<OfRecord, NoteRecord[]>('GET /staff/note/list', may('data', 'staff'));

/** Of whatever kind the record is: who holds `data` on it may write. */
export const create = operation<{ body: { record: string; text: string } }, Written<NoteRecord>>(
  'POST /note/create',
  'signed-in',
  { status: 201 },
);
