import type { RecordKind } from '@camp/contracts/related-records/kinds';
import type { AuditKind } from '@camp/contracts/audit/kinds';
import type { Models } from '@camp/database/models';
import type { Model } from 'mongoose';
import type { Person } from '../auth/person';
import { maySeeAll } from '../registration/policies';
import { mayEditUsers } from '../user/policies';

/** What the records of these kinds have in common. */
export interface Named {
  nameFirst: string;
  nameLast: string;
}

/** A kind whose records bear a person's name. */
export interface NamedKind {
  /** Where its records are; all that is read of them are their names. */
  modelIn(models: Models): Model<Named>;
  /** Fields by which somebody may look for one. */
  searchable: readonly string[];
  /** A record is named, and found by its name, only for who may see it in its list. */
  maySee(person: Person): boolean;
}

const named = <Stored extends Named>(model: Model<Stored>) => model as unknown as Model<Named>;

const registration = (subject: RecordKind, modelIn: NamedKind['modelIn']): NamedKind => ({
  modelIn,
  searchable: ['nameFirst', 'nameLast'],
  maySee: (person) => maySeeAll(person, subject),
});

/** The kinds of which the audit tells whose record it was. */
export const namedKinds: Partial<Record<AuditKind, NamedKind>> = {
  user: {
    modelIn: ({ User }) => named(User),
    searchable: ['nameFirst', 'nameLast', 'email'],
    maySee: mayEditUsers,
  },
  camper: registration('camper', ({ Camper }) => named(Camper)),
  counselor: registration('counselor', ({ Counselor }) => named(Counselor)),
  'counselor-app': registration('counselor-app', ({ CounselorApplication }) => named(CounselorApplication)),
  staff: registration('staff', ({ StaffApplication }) => named(StaffApplication)),
};
