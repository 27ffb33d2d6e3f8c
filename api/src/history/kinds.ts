import { camperRecord } from '@camp/contracts/camper/record';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { Subject } from '@camp/contracts/access/catalogue';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { Models } from '@camp/database/models';
import { maySeeCamper, maySeeMedical } from '../camper/policies';
import type { Person } from '../http/person';
import type { Types } from 'mongoose';

/** What the history of every kind of record has to know of one. */
export interface HistoricRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
}

/** A kind of record that has a history. */
export interface HistoricKind {
  /** What it is called where it is not found. */
  word: string;
  subject: Subject;
  declaration: RecordDeclaration;
  find(models: Models, id: string): Promise<HistoricRecord | null>;
  maySee(person: Person, record: HistoricRecord): boolean;
  maySeeMedical(person: Person, record: HistoricRecord): boolean;
  /** What carries its id in the payload of a job. */
  payloads: readonly string[];
}

/** Every kind that has one. */
export const historicKinds = {
  camper: {
    word: 'Camper',
    subject: 'camper',
    declaration: camperRecord,
    find: ({ Camper }, id) => Camper.findById(id, { userId: 1 }).lean<StoredCamper>(),
    maySee: maySeeCamper,
    maySeeMedical,
    payloads: ['camperId', 'camperIds'],
  },
} as const satisfies Record<string, HistoricKind>;

/** The name of one. */
export type HistoricKindName = keyof typeof historicKinds;
