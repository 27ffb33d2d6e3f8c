import { recordKinds, type RecordKind } from '@camp/contracts/related-records/kinds';
import type { AuditKind } from '@camp/contracts/audit/kinds';
import type { Models } from '@camp/database/models';
import { registrationsOf } from '@camp/database/registration/registrations-of';
import type { Model } from 'mongoose';
import type { Person } from '../auth/person';
import { maySeeAll } from '../registration/policies';
import { mayEditUsers } from '../user/policies';

/** Common fields of records with names. */
export interface Named {
  nameFirst: string;
  nameLast: string;
}

/** A kind whose records have a person's name. */
export interface NamedKind {
  /** The model, from which only names are read. */
  modelIn(models: Models): Model<Named>;
  /** Fields that can be searched. */
  searchable: readonly string[];
  /** A record's name is shown and searchable only for readers of its list. */
  maySee(person: Person): boolean;
}

/** The kinds whose records the audit names. */
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
