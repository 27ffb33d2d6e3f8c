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
  /** Of its picture, where it has one. */
  image?: ImageSubject;
}

/** What a kind of registration keeps that its list asks for. */
export type Listed = Pick<StoredRegistration, '_id' | 'userId' | 'campId' | 'campYear'>;

/** Of which camp a list is asked. */
export interface AskedCamp {
  /** 0 when no year is named and there is no camp: nothing is of that year. */
  campYear: number;
  /** The camp of the year, where it is at hand. */
  camp: StoredCamp | undefined;
}

/** A kind of registration that is listed: what the lists of all of them have in common asks here what differs. */
export interface ListedKind<
  Stored extends Listed,
  Presented,
  List extends ListDeclaration = ListDeclaration,
> extends StoredKind<Stored> {
  list: List;
  /** Fields in which the list looks for words, and those of which only the digits count. */
  searchable: ListOptions<Stored>['searchable'];
  searchableDigits?: ListOptions<Stored>['searchableDigits'];
  /** What the words mean by which only this kind's list is asked. */
  meanings: (deps: Dependencies, asked: AskedCamp) => Meanings<List, Stored, SharedWord>;
  /** What leaves of them, of each as much as the person may know. @property camp of all of them, where it is at hand */
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

/** A kind of registration without seats: what the calls of all of them have in common asks here what differs. */
export interface RegistrationKind<
  Stored extends StoredRegistration,
  Presented,
  List extends ListDeclaration = ListDeclaration,
> extends ListedKind<Stored, Presented, List> {
  /** What a sentence to its owner calls it. */
  noun: 'registration' | 'application';
  /** What goes with it, in the transaction that deletes it. */
  alsoDelete?: (models: Models, session: ClientSession, stored: Stored) => Promise<unknown>;
}

/** What the form of everybody who comes to camp asks. */
export interface PersonForm {
  nameFirst: string;
  nameLast: string;
  birthdate: Date;
  covid: YesNo;
  allergicReactions: YesNo;
  dietaryRestrictions: YesNo;
  medications: YesNo;
}

/** A kind of which each is somebody who comes to camp, with a picture and a limit. */
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
  /** What a new one has that no form asks. */
  begin: object;
  /** What was sent, where it means something only beside the camp. */
  readForCamp?: (sent: Answers, camp: StoredCamp) => Answers;
  /** What is wrong with answers beside the camp; of a change, the ones that change. */
  errorsOfCamp?: (answers: Partial<Form>, camp: StoredCamp) => FieldError[];
  /** Said of a person who is registered. */
  duplicate: () => ProblemError;
  /** What follows a change elsewhere, in its transaction. */
  alsoChange?: (models: Models, session: ClientSession, updated: Stored) => Promise<unknown>;
  notifyRegistered: (record: RecordEvent, id: string) => Promise<void>;
}
