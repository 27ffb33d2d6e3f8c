import { applySavedContent, type SavedContent } from '@camp/contracts/content/saved-content';
import { photographsInContent, type ShownPhotographs } from '@camp/contracts/photograph/shown-photographs';
import { cacheRecords } from '../cache/cache-records';
import { changedElsewhere, changedHere } from '../cache/emit-changes';
import type { Models } from '../models';
import { cachedPhotographs } from '../photograph/cached-photographs';
import { readPlain } from '../read-plain';
import type { StoredContent, StoredField } from './content-model';

type Saved = Pick<StoredContent, 'subject' | 'version' | 'values'>;

const readCached = cacheRecords<StoredContent, Saved>((Content) =>
  readPlain<StoredContent>(Content, {}, { projection: { subject: 1, version: 1, values: 1 } }),
);

/** What was applied last. It isn't applied again while it is unchanged. */
let applied: { records: readonly Saved[]; photographs: ShownPhotographs } | undefined;

/**
 * Applies the camp's saved words and shown photographs in this process. Call it before words are used for a page, an
 * email or a file.
 * @throws MongoDB's errors, after which the process continues with its current words
 */
export async function refreshContent(
  models: Pick<Models, 'Content' | 'Album' | 'Photograph'>,
): Promise<void> {
  const [records, photographs] = await Promise.all([readCached(models.Content), cachedPhotographs(models)]);
  if (records === applied?.records && photographs === applied.photographs) return;
  applied = { records, photographs };
  applySavedContent({ ...savedContentOf(records), ...photographsInContent(photographs) });
}

/**
 * Makes this process use what the camp saved, now and after each change. Due dates depend on the camp's time zone also
 * where no words are shown.
 *
 * @param onError gets MongoDB's errors; the process then goes on with the words that it has
 */
export async function followContent(
  models: Pick<Models, 'Content' | 'Album' | 'Photograph'>,
  onError: (error: unknown) => void,
): Promise<void> {
  const refresh = () => refreshContent(models).catch(onError);
  await refresh();
  for (const event of [changedHere, changedElsewhere]) models.Content.events.on(event, () => void refresh());
}

const savedContentOf = (records: readonly Saved[]): SavedContent =>
  Object.fromEntries(
    records.map(({ subject, version, values }) => [subject, { version, values: valuesOf(values) }]),
  );

/** Values by path. */
export const valuesOf = (fields: readonly StoredField[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map(({ path, value }) => [path, value]));
