import type { YesNo } from '@camp/contracts/forms/fields';
import type { ImageSubject } from '@camp/contracts/image/image-subjects';
import type { FieldError } from '@camp/contracts/operations/replies';
import type { ListDeclaration } from '@camp/contracts/lists/list';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { Models } from '@camp/database/models';
import type { Answers } from '@camp/contracts/records/rules';
import type { CheckedUpdate } from '@camp/contracts/records/update-of';
import type {
  StoredPersonRegistration,
  StoredRegistration,
} from '@camp/database/registration/registration-paths';
import type { ClientSession, Model } from 'mongoose';
import type * as z from 'zod';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import type { OwnValues } from '../lists/list-file';
import type { Meanings } from '../lists/filter-schema';
import type { ListOptions } from '../lists/list';
import type { ProblemError } from '../refusals/problem';
import type { RecordEvent } from '../transact';
import type { LimitedKind } from './account-limits';
import type { SharedWord } from './shared-meanings';

/** A kind of registration, with seats or without. */
export interface StoredKind<Stored> {
  subject: RecordKind;
  /** The kind's name at the start of a message: 'Counselor not found.' */
  name: string;
  form: { record: RecordDeclaration };
  model: (models: Models) => Model<Stored>;
  /** Subject of its picture, if it has one. */
  image?: ImageSubject;
}

/** Fields of a kind of registration that its list needs. */
export type Listed = Pick<StoredRegistration, '_id' | 'userId' | 'campId' | 'campYear'>;

/** The camp of a list's query. */
export interface AskedCamp {
  /** 0 if no camp exists and no year is requested, so that nothing matches. */
  campYear: number;
  /** The camp of the year, if already read. */
  camp: StoredCamp | undefined;
}

/** Differences between kinds of registrations in the shared list code. */
export interface ListedKind<
  Stored extends Listed,
  Presented,
  List extends ListDeclaration = ListDeclaration,
> extends StoredKind<Stored> {
  list: List;
  /** Searchable text fields, and fields that are compared by digits only. */
  searchable: ListOptions<Stored>['searchable'];
  searchableDigits?: ListOptions<Stored>['searchableDigits'];
  /** Filters of the list's own parameters. */
  meanings: (deps: Dependencies, asked: AskedCamp) => Meanings<List, Stored, SharedWord>;
  /** Presents registrations by the person's rights. @property camp - of all of them, if already read */
  asSeenBy: (
    models: Models,
    person: Person,
    records: readonly Stored[],
    camp?: StoredCamp,
  ) => Promise<Presented[]>;
  /** Name of the list's file. Default: the list's name. */
  fileName?: string;
  /** Columns of the list's file that aren't fields of the response. */
  inFile: OwnValues<Presented, List>;
}

/** Differences between kinds of registrations without seats in the shared use cases. */
export interface RegistrationKind<
  Stored extends StoredRegistration,
  Presented,
  List extends ListDeclaration = ListDeclaration,
> extends ListedKind<Stored, Presented, List> {
  /** Deletes dependent records, in the same transaction. */
  alsoDelete?: (models: Models, session: ClientSession, stored: Stored) => Promise<unknown>;
}

/** Answers that every form of a person who attends camp has. */
export interface PersonForm {
  nameFirst: string;
  nameLast: string;
  birthdate: Date;
  covid: YesNo;
  allergicReactions: YesNo;
  dietaryRestrictions: YesNo;
  medications: YesNo;
}

/** A kind of person who attends camp, with a picture and a limit. */
export interface PersonKind<
  Stored extends StoredPersonRegistration,
  Presented,
  Form extends PersonForm,
  List extends ListDeclaration = ListDeclaration,
> extends RegistrationKind<Stored, Presented, List> {
  subject: RecordKind & LimitedKind;
  image: ImageSubject;
  form: {
    record: RecordDeclaration;
    /** Schema of the create call. */
    schema: z.ZodType<Form>;
    update: {
      schema: z.ZodType<Answers>;
      check: (stored: object, sent: Answers) => CheckedUpdate<Form>;
    };
  };
  /** Fields of a new record that aren't in the form. */
  begin: object;
  /** Converts sent answers that depend on the camp. */
  readForCamp?: (sent: Answers, camp: StoredCamp) => Answers;
  /** Errors of answers that depend on the camp. For a change, only changed answers count. */
  errorsOfCamp?: (answers: Partial<Form>, camp: StoredCamp) => FieldError[];
  /** The error if the person is already registered. */
  duplicate: () => ProblemError;
  /** Updates dependent records after a change, in its transaction. */
  alsoChange?: (models: Models, session: ClientSession, updated: Stored) => Promise<unknown>;
  notifyRegistered: (record: RecordEvent, id: string) => Promise<void>;
}
