import type { ContentRecord } from '@camp/contracts/content/operations';
import type { ContentSource } from '@camp/contracts/content/schema-of-content';
import { contentSubjects, type ContentSubjectName } from '@camp/contracts/content/subjects';
import { valueAt } from '@camp/contracts/content/value-at';

/** The shipped words of a subject whose prose is all plain. */
export const wordsOf = (name: ContentSubjectName): ContentSource => {
  const { defaults, fields } = contentSubjects[name];
  return Object.fromEntries(Object.keys(fields).map((path) => [path, valueAt(defaults, path)]));
};

/** A subject as the API sends it, by default with its shipped words. */
export const recordOf = (subject: ContentSubjectName, values: Partial<ContentRecord> = {}): ContentRecord => {
  const defaults = wordsOf(subject);
  return { subject, version: 0, source: defaults, defaults, versions: [], ...values };
};

/** A version of May 2026. */
export const version = (number: number, source: ContentSource, savedBy: string | null = 'Robin Rivera') => ({
  version: number,
  source,
  savedAt: `2026-05-0${number}T15:00:00.000Z`,
  savedBy,
});
