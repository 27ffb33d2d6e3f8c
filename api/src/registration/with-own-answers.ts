import { trusted, type Model, type QueryFilter } from 'mongoose';
import { owns, type Person } from '../auth/person';
import type { ListOptions } from '../lists/list';
import type { Listed } from './registration-kind';

/** A list without encrypted answers, with those of the person's own records, which they may always see. */
export async function withOwnAnswers<Stored extends Listed>(
  model: Model<Stored>,
  person: Person,
  items: readonly Stored[],
  { without = [] }: Pick<ListOptions<Stored>, 'without'>,
): Promise<readonly Stored[]> {
  const own = without.length > 0 ? items.filter((item) => owns(person, item)) : [];
  if (own.length === 0) return items;
  const ids = { _id: trusted({ $in: own.map(({ _id }) => _id) }) } as unknown as QueryFilter<Stored>;
  const whole = new Map(
    (await model.find(ids).lean<Stored[]>()).map((record) => [record._id.toString(), record]),
  );
  return items.map((item) => whole.get(item._id.toString()) ?? item);
}
