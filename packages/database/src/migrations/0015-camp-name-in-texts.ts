import type { mongo } from 'mongoose';
import type { Migration } from './migration';

/** The pages whose texts said `{camp}` where emails say `{camp name}`. */
const subjects = ['home', 'privacy'];

interface Words {
  values: unknown[];
  versions: { source: unknown[] }[];
}

/** The same words with the name that all texts use. */
function renamed(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('{camp}', '{camp name}');
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, renamed(part)]));
}

const changeOf = ({ values, versions }: mongo.WithId<Words>): Words => ({
  values: values.map(renamed),
  versions: versions.map((version) => ({ ...version, source: version.source.map(renamed) })),
});

/** Subjects that were changed and contain the earlier name. */
async function due(database: mongo.Db): Promise<mongo.WithId<Words>[]> {
  const found = await database
    .collection<Words & { subject: string }>('contents')
    .find({ subject: { $in: subjects } })
    .toArray();
  return found.filter(({ values, versions }) =>
    JSON.stringify([values, versions.map(({ source }) => source)]).includes('{camp}'),
  );
}

/** Pages and emails name the camp alike in the texts that a camp has changed. */
export const campNameInTexts: Migration = {
  number: 15,
  name: 'texts of pages say {camp name}, as emails do',
  isReversible: false,
  countDue: async (database) => (await due(database)).length,
  up: async (database) => {
    for (const found of await due(database))
      await database.collection('contents').updateOne({ _id: found._id }, { $set: { ...changeOf(found) } });
  },
};
