import { isDeepStrictEqual } from 'node:util';
import { adminRoleName } from '@camp/contracts/access/default-roles';
import type { ContentRecord } from '@camp/contracts/content/operations';
import { isContact } from '@camp/contracts/content/fields';
import type { ContentSource } from '@camp/contracts/content/schema-of-content';
import { isBeingSetUp } from '@camp/contracts/content/site';
import { contentSubjects, type ContentSubjectName } from '@camp/contracts/content/subjects';
import type { ZoneFrom } from '@camp/contracts/content/time-zones';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { valuesOf } from '@camp/database/content/cached-content';
import { versionLimit, type StoredContent, type StoredField } from '@camp/database/content/content-model';
import { onDuplicateKey } from '@camp/database/duplicate-key';
import { trusted, Types, type ClientSession } from 'mongoose';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { ProblemError } from '../refusals/problem';
import { refuse } from '../refusals/refuse';
import { transact, type RecordEvent } from '../transact';
import { checkedSource, sourceOfDefaults } from './content-source';
import { logoErrors } from './logo-errors';
import { readContent } from './read-content';
import { zoneErrors } from './zone-errors';

/** The words of a subject, and the version that a person changed. */
export interface ContentSave {
  version: number;
  source: ContentSource;
}

/**
 * Saves a subject as a new version. Fields with the shipped words aren't stored, so that a release can improve them.
 *
 * @throws ProblemError 400 with every error, also for contacts and the setup without the role admin. 409 if somebody
 *   else saved it
 */
export async function saveContent(
  deps: Dependencies,
  person: Person,
  name: ContentSubjectName,
  { version, source: sent }: ContentSave,
): Promise<ContentRecord> {
  const subject = contentSubjects[name];
  const { source, values } = checkedSource(subject, sent);
  const defaults = sourceOfDefaults(subject);
  const own = Object.keys(source).filter((path) => !isDeepStrictEqual(source[path], defaults[path]));
  await transact(deps, async (session, record) => {
    const stored = await deps.models.Content.findOne({ subject: name })
      .session(session)
      .lean<StoredContent>();
    if ((stored?.version ?? 0) !== version) throw savedByAnother();
    const before = { ...defaults, ...valuesOf(stored?.versions.at(-1)?.source ?? []) };
    const changed = Object.keys(source).filter((path) => !isDeepStrictEqual(source[path], before[path]));
    const contacts = changed.filter((path) => {
      const field = subject.fields[path];
      return field && isContact(field);
    });
    if (!person.roles.includes(adminRoleName))
      refuse((subject.isOfSetup ? changed : contacts).map((path) => ({ path, message: needsAdmin })));
    if (name === 'time-zones')
      refuse(await zoneErrors(deps.models, zonesIn(before), zonesIn(source), session));
    if (name === 'appearance' && changed.includes('logo'))
      refuse(await logoErrors(deps.models, source.logo, session));
    const _id = stored?._id ?? new Types.ObjectId();
    const saved = {
      version: version + 1,
      source: fieldsOf(source, own),
      userId: new Types.ObjectId(person.userId),
      at: deps.clock.now(),
    };
    await deps.models.Content.updateOne(
      { _id, version: version || trusted({ $exists: false }) },
      {
        $set: { subject: name, version: saved.version, values: fieldsOf(values, own) },
        $push: { versions: { $each: [saved], $slice: -versionLimit } },
      },
      { session, upsert: !stored },
    );
    await writeAudit(
      deps.models,
      { ...doneBy(person, 'change', 'content', [_id]), fields: changed },
      session,
    );
    // During the setup, no family has read a contact.
    if (contacts.length > 0 && !isBeingSetUp(await deps.models.Camp.exists({}).session(session)))
      await warnAdministrators(deps, session, record, _id, saved.version);
  }).catch(onDuplicateKey(savedByAnother));
  return readContent(deps, name);
}

/** Emails each administrator, since a wrong contact would send people to a stranger. */
async function warnAdministrators(
  { models }: Dependencies,
  session: ClientSession,
  record: RecordEvent,
  contentId: Types.ObjectId,
  version: number,
): Promise<void> {
  const administrators = await models.User.find({ roles: adminRoleName }, { _id: 1 }).session(session).lean();
  for (const { _id } of administrators)
    await record('content.contacts-changed', {
      contentId: contentId.toString(),
      version,
      userId: _id.toString(),
    });
}

/** Checks words without saving them. @returns the values that pages would use */
export const previewContent = (name: ContentSubjectName, sent: ContentSource): ContentSource =>
  checkedSource(contentSubjects[name], sent).values;

const zonesIn = ({ zones }: ContentSource) => zones as readonly ZoneFrom[];

const needsAdmin = 'Only people with the role admin can change this.';

const savedByAnother = () =>
  new ProblemError(
    'conflict',
    'Someone else saved this text meanwhile. Reload the page to see their version.',
  );

const fieldsOf = (values: ContentSource, paths: readonly string[]): StoredField[] =>
  paths.map((path) => ({ path, value: values[path] }));
