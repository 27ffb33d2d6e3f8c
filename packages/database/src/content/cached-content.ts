import { applySavedContent, type SavedContent } from '@camp/contracts/content/saved-content';
import { cacheRecords } from '../cache/cache-records';
import type { Models } from '../models';
import { readPlain } from '../read-plain';
import type { StoredContent, StoredField } from './content-model';

type Saved = Pick<StoredContent, 'subject' | 'version' | 'values'>;

const readCached = cacheRecords<StoredContent, Saved>((Content) =>
  readPlain<StoredContent>(Content, {}, { projection: { subject: 1, version: 1, values: 1 } }),
);

/** The records that were applied last. They aren't applied again while they are unchanged. */
let applied: readonly Saved[] | undefined;

/**
 * Applies the camp's saved words in this process. Call it before words are used for a page, an email or a file.
 * @throws MongoDB's errors, after which the process continues with its current words
 */
export async function refreshContent({ Content }: Pick<Models, 'Content'>): Promise<void> {
  const records = await readCached(Content);
  if (records === applied) return;
  applied = records;
  applySavedContent(savedContentOf(records));
}

const savedContentOf = (records: readonly Saved[]): SavedContent =>
  Object.fromEntries(
    records.map(({ subject, version, values }) => [subject, { version, values: valuesOf(values) }]),
  );

/** Values by path. */
export const valuesOf = (fields: readonly StoredField[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map(({ path, value }) => [path, value]));
