import { recordKinds, type RecordKind } from '@camp/contracts/related-records/kinds';
import type { AuditKind } from '@camp/contracts/audit/kinds';
import type { Models } from '@camp/database/models';
import { registrationsOf } from '@camp/database/registration/registrations-of';
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

/** The kinds of which the audit tells whose record it was. */
export const namedKinds: Partial<Record<AuditKind, NamedKind>> = {
  user: {
    modelIn: ({ User }) => User as unknown as Model<Named>,
    searchable: ['nameFirst', 'nameLast', 'email'],
    maySee: mayEditUsers,
  },
  ...Object.fromEntries(
    recordKinds.map((kind): [RecordKind, NamedKind] => [
      kind,
      {
        modelIn: (models) => registrationsOf(models, kind) as unknown as Model<Named>,
        searchable: ['nameFirst', 'nameLast'],
        maySee: (person) => maySeeAll(person, kind),
      },
    ]),
  ),
};
