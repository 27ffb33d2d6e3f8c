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
  /** As a sentence names one: 'Counselor not found.' */
  name: string;
  form: { record: RecordDeclaration };
  model: (models: Models) => Model<Stored>;
  /** Its picture, if any. */
  image?: ImageSubject;
}

/** Fields of a kind of registration that its list needs. */
export type Listed = Pick<StoredRegistration, '_id' | 'userId' | 'campId' | 'campYear'>;

/** Of which camp a list is asked. */
export interface AskedCamp {
  /** 0 when no year is named and there is no camp: nothing is of that year. */
  campYear: number;
  /** The camp of the year, if already read. */
  camp: StoredCamp | undefined;
}

/** What differs between kinds of registrations for the shared list code. */
export interface ListedKind<
  Stored extends Listed,
  Presented,
  List extends ListDeclaration = ListDeclaration,
> extends StoredKind<Stored> {
  list: List;
  /** Searchable text fields, and fields of which only digits count. */
  searchable: ListOptions<Stored>['searchable'];
  searchableDigits?: ListOptions<Stored>['searchableDigits'];
  /** Filters of the list's own parameters. */
  meanings: (deps: Dependencies, asked: AskedCamp) => Meanings<List, Stored, SharedWord>;
  /** Presents registrations by the person's rights. @property camp of all of them, if already read */
  asSeenBy: (
    models: Models,
    person: Person,
    records: readonly Stored[],
    camp?: StoredCamp,
  ) => Promise<Presented[]>;
  /** Of the list's file; the list's where absent. */
  fileName?: string;
  /** Columns of the list's file that are no field of what leaves. */
  inFile: OwnValues<Presented, List>;
}

/** What differs between kinds of registrations without seats for the shared use cases. */
export interface RegistrationKind<
  Stored extends StoredRegistration,
  Presented,
  List extends ListDeclaration = ListDeclaration,
> extends ListedKind<Stored, Presented, List> {
  /** Deletes dependent records, in the same transaction. */
  alsoDelete?: (models: Models, session: ClientSession, stored: Stored) => Promise<unknown>;
}

/** Answers that every form of a person who comes to camp has. */
export interface PersonForm {
  nameFirst: string;
  nameLast: string;
  birthdate: Date;
  covid: YesNo;
  allergicReactions: YesNo;
  dietaryRestrictions: YesNo;
  medications: YesNo;
}

/** A kind of person who comes to camp, with a picture and a limit. */
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
    /** Of the call that makes one. */
    schema: z.ZodType<Form>;
    update: {
      schema: z.ZodType<Answers>;
      check: (stored: object, sent: Answers) => CheckedUpdate<Form>;
    };
  };
  /** Fields of a new record that no form asks. */
  begin: object;
  /** Converts sent answers that depend on the camp. */
  readForCamp?: (sent: Answers, camp: StoredCamp) => Answers;
  /** Errors of answers that depend on the camp; for a change, of the changed ones. */
  errorsOfCamp?: (answers: Partial<Form>, camp: StoredCamp) => FieldError[];
  /** The refusal for a registered person. */
  duplicate: () => ProblemError;
  /** Updates dependent records after a change, in its transaction. */
  alsoChange?: (models: Models, session: ClientSession, updated: Stored) => Promise<unknown>;
  notifyRegistered: (record: RecordEvent, id: string) => Promise<void>;
}
