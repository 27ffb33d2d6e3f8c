import { listNames } from '@camp/contracts/records/names';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import type {
  StoredPersonRegistration,
  StoredRegistration,
} from '@camp/database/registration/registration-paths';
import type * as z from 'zod';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { readHistory } from '../history/read-history';
import { agreedVersionsIn, byId, done, listed, submitted, written } from '../operations/answers';
import type { Declared, Parts, PersonalCall } from '../operations/call';
import { fileSchemaOf, forFile } from '../lists/file-schema';
import { changeRegistration } from './change-registration';
import { deleteRegistration } from './delete-registration';
import {
  exportRegistrations,
  listRegistrations,
  registrationListSchema,
  type FileQuery,
  type ListQuery,
} from './list-registrations';
import { readProof, readRegistration, type WithPicture } from './read-registration';
import { register } from './register';
import type {
  Listed,
  ListedKind,
  PersonForm,
  PersonKind,
  RegistrationKind,
  StoredKind,
} from './registration-kind';
import { changeQuery } from './silence';
import { viewRegistration } from './view-registrations';

/** A handler of one kind. Its operation's name is added with the other handlers of the kind. */
const callOfKind = <
  Output,
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(
  handler: Declared<Person, Params, Query, Body, Promise<Output>>,
) =>
  handler as unknown as Parts<z.ZodType, z.ZodType, z.ZodType> & {
    readonly run: (call: PersonalCall<unknown, unknown, unknown>, deps: Dependencies) => Promise<Output>;
  };

type Named<Kind extends RecordKind, Calls> = {
  [Name in keyof Calls & string as `${Kind}.${Name}`]: Calls[Name];
};

/** The handlers by the names of their operations. */
const named = <const Kind extends RecordKind, Calls extends object>(kind: Kind, calls: Calls) =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [`${kind}.${name}`, call])) as Named<
    Kind,
    Calls
  >;

/**
 * The response of a create or an update.
 * @param stored - the stored registration
 */
export async function writtenRegistration<
  Stored extends StoredRegistration,
  Presented extends { _id: string; userId: string },
>(deps: Dependencies, person: Person, kind: RegistrationKind<Stored, Presented>, stored: Stored) {
  return written(await viewRegistration(deps, person, kind, stored));
}

/**
 * Handlers that all kinds of registrations share: read, list, export and history.
 * @param subject - of the kind, the prefix of its operations' names
 * @param query - schema of the list's query
 * @param fileQuery - schema of the export's query
 */
export function readingHandlers<
  const Subject extends RecordKind,
  Stored extends Listed,
  Presented extends { userId: string },
>(
  subject: Subject,
  kind: ListedKind<Stored, Presented>,
  query: z.ZodType<ListQuery> = registrationListSchema(kind.list).extend(forFile),
  fileQuery: z.ZodType<FileQuery> = fileSchemaOf(registrationListSchema(kind.list)),
) {
  return named(subject, {
    read: callOfKind({
      params: byId,
      run: ({ params, person }, deps) => readRegistration(deps, person, kind, params.id),
    }),
    list: callOfKind({
      query,
      run: async (call, deps) => listed(call, await listRegistrations(deps, call.person, kind, call.query)),
    }),
    export: callOfKind({
      query: fileQuery,
      run: ({ query: asked, person }, deps) => exportRegistrations(deps, person, kind, asked),
    }),
    history: callOfKind({
      params: byId,
      run: ({ params, person }, deps) => readHistory(deps, person, subject, params.id),
    }),
  });
}

/** The `readingHandlers`, and the deletion of a registration without a seat. */
export const registrationHandlers = <
  const Subject extends RecordKind,
  Stored extends StoredRegistration,
  Presented extends { userId: string },
>(
  subject: Subject,
  kind: RegistrationKind<Stored, Presented>,
) => ({
  ...readingHandlers(subject, kind),
  ...named(subject, {
    delete: callOfKind({
      params: byId,
      run: ({ params, person }, deps) => done(deleteRegistration(deps, person, kind, params.id)),
    }),
  }),
});

/** Serves the proof of vaccination of a person who attends camp. */
export const proofHandler = <Stored extends WithPicture>(kind: StoredKind<Stored>) =>
  callOfKind({
    params: byId,
    run: async ({ params, person, setHeader }, deps) => {
      const { bytes, contentType } = await readProof(deps, person, kind, params.id);
      setHeader('Content-Type', contentType);
      return bytes;
    },
  });

/**
 * All handlers of a kind of person who attends camp: `registrationHandlers`, create and update, and the proof of
 * vaccination.
 * @param subject - of the kind, the prefix of its operations' names
 */
export function personHandlers<
  const Subject extends RecordKind,
  Form extends PersonForm,
  Stored extends StoredPersonRegistration,
  Presented extends { _id: string; userId: string },
>(subject: Subject, kind: PersonKind<Stored, Presented, Form>) {
  const { record, schema, update } = kind.form;
  const lists = listNames(record);
  return {
    ...registrationHandlers(subject, kind),
    ...named(subject, {
      create: callOfKind({
        body: schema,
        lists,
        run: async (call, deps) => {
          const stored = await register(deps, call.person, kind, submitted(call));
          return writtenRegistration(deps, call.person, kind, stored);
        },
      }),
      update: callOfKind({
        params: byId,
        query: changeQuery,
        body: update.schema,
        lists,
        run: async ({ params, query, body, file, person, headers }, deps) => {
          const agreedVersions = agreedVersionsIn(headers);
          const change = { id: params.id, sent: body, file, silent: query.silent === 'true', agreedVersions };
          const changed = await changeRegistration(deps, person, kind, change);
          return writtenRegistration(deps, person, kind, changed);
        },
      }),
      'covid-image': proofHandler(kind),
    }),
  };
}
