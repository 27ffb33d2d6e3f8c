import type { ContentRecord, ContentSummary } from '@camp/contracts/content/operations';
import {
  contentSubjectNames,
  contentSubjects,
  type ContentSubjectName,
} from '@camp/contracts/content/subjects';
import { valuesOf } from '@camp/database/content/cached-content';
import type { StoredContent } from '@camp/database/content/content-model';
import { namesOfOwners } from '../audit/names-of-records';
import type { Dependencies } from '../dependencies';
import { sourceOfDefaults } from './content-source';

/** Every subject, with when it was saved last. */
export async function listContent({ models }: Dependencies): Promise<ContentSummary[]> {
  const stored = await models.Content.find({}, { subject: 1, version: 1, updatedAt: 1 }).lean<
    Pick<StoredContent, 'subject' | 'version' | 'updatedAt'>[]
  >();
  return contentSubjectNames.map((subject) => {
    const saved = stored.find((one) => one.subject === subject);
    return { subject, version: saved?.version ?? 0, savedAt: saved?.updatedAt.toISOString() ?? null };
  });
}

/** A subject with its shipped words and its versions. */
export async function readContent(
  { models }: Pick<Dependencies, 'models'>,
  subject: ContentSubjectName,
): Promise<ContentRecord> {
  const stored = await models.Content.findOne({ subject }).lean<StoredContent>();
  const versions = [...(stored?.versions ?? [])].reverse();
  const names = await namesOfOwners(models, versions);
  // A version of an earlier release may lack fields.
  const defaults = sourceOfDefaults(contentSubjects[subject]);
  const complete = (source: StoredContent['versions'][number]['source']) => ({
    ...defaults,
    ...valuesOf(source),
  });
  const [last] = versions;
  return {
    subject,
    version: stored?.version ?? 0,
    source: last ? complete(last.source) : defaults,
    defaults,
    versions: versions.map(({ version, source, at, userId }) => ({
      version,
      source: complete(source),
      savedAt: at.toISOString(),
      savedBy: names.get(userId.toString()) ?? null,
    })),
  };
}
