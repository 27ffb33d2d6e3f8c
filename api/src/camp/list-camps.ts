import type { StoredCamp } from '@camp/database/camp/camp-model';
import { cachedCamps } from '@camp/database/camp/cached-camps';
import type { Dependencies } from '../dependencies';
import { literalPattern, orderOf, pageOf, wordsOf, type ListQuery } from '../lists/list';

const sortable = ['year', 'startDate', 'createdAt'] as const;

/**
 * One page of the camps, or all, sorted and searched like every list. There are at most a few dozen.
 * @returns the camps and their total number
 * @throws ProblemError 400 for a field that can't be sorted
 */
export async function listCamps(
  { models }: Pick<Dependencies, 'models'>,
  query: ListQuery,
): Promise<{ items: StoredCamp[]; total: number }> {
  const { field, direction } = orderOf(query.sort, sortable);
  const valueOf = (camp: StoredCamp) => Number(camp[field as (typeof sortable)[number]]);
  const patterns = wordsOf(query.q).map((word) => new RegExp(literalPattern(word), 'i'));
  const wanted = (await cachedCamps(models)).filter(({ campTheme, skitTheme, danceTheme }) =>
    patterns.every((pattern) => [campTheme, skitTheme, danceTheme].some((theme) => pattern.test(theme))),
  );
  wanted.sort(
    (one, other) =>
      direction * (valueOf(one) - valueOf(other) || (String(one._id) < String(other._id) ? -1 : 1)),
  );
  const { from, most } = pageOf(query);
  return { items: wanted.slice(from, from + most), total: wanted.length };
}
