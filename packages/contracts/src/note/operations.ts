import { may, operation } from '../operations/operation';
import type { Written } from '../operations/replies';

/**
 * An administrator's note about a registration. It is deleted with the record, and is in no list, file, search or log.
 */
export interface NoteRecord {
  _id: string;
  text: string;
  /** The author. Absent for a deleted account. */
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

/** Applies to every kind of record. Writing needs `data` on the kind. */
export const create = operation<{ body: { record: string; text: string } }, Written<NoteRecord>>(
  'POST /note/create',
  'signed-in',
  { status: 201 },
);
