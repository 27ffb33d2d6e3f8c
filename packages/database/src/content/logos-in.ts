import { Types } from 'mongoose';
import type { StoredContent } from './content-model';

/**
 * The logos of every version of the camp's appearance, since each can be restored.
 *
 * @param appearance the saved subject `appearance`, null if it was never saved
 */
export const logosIn = (appearance: Pick<StoredContent, 'versions'> | null): Types.ObjectId[] =>
  (appearance?.versions ?? [])
    .flatMap(({ source }) => source.filter(({ path }) => path === 'logo').map(({ value }) => value))
    .filter((value): value is string => typeof value === 'string' && Types.ObjectId.isValid(value))
    .map((value) => new Types.ObjectId(value));
