import type { Connection, mongo } from 'mongoose';

/** What one shape of query costs at its dearest. */
export interface Examined {
  /** Command, collection, the fields of the filter and of the order: 'find campers: campYear by nameLast, _id'. */
  what: string;
  /** Documents that the database looked at. */
  examined: number;
  /** Documents that met the filter. */
  met: number;
}

/** What a database is asked while somebody looks. */
export interface QueryRecord {
  /** Explains all that was asked so far, each shape by its dearest. */
  explain(): Promise<Examined[]>;
}

type Document = Record<string, unknown>;

/** A query, whichever command brought it. */
interface Query {
  command: string;
  collection: string;
  filter: Document;
  sort?: Document;
  skip?: number;
  limit?: number;
}

/**
 * Looks at the queries that a database is asked: of reads, of counts, and of what is to be changed or deleted.
 *
 * @param connection - of a database that was opened with `monitorCommands`
 */
export function recordQueries(connection: Connection): QueryRecord {
  const queries = new Map<string, Query>();
  connection.getClient().on('commandStarted', ({ commandName, command }: mongo.CommandStartedEvent) => {
    for (const query of queriesOf(commandName, command as Document))
      queries.set(`${whatOf(query)} ${JSON.stringify(query)}`, query);
  });
  return {
    explain: async () => {
      const dearest = new Map<string, Examined>();
      for (const query of [...queries.values()]) {
        const one = await explain(connection, query);
        const known = dearest.get(one.what);
        if (!known || excessOf(one) > excessOf(known)) dearest.set(one.what, one);
      }
      return [...dearest.values()].sort((left, right) => (left.what < right.what ? -1 : 1));
    },
  };
}

/** Documents that were looked at in vain. */
const excessOf = ({ examined, met }: Examined) => examined - met;

function queriesOf(command: string, body: Document): Query[] {
  const named = { command, collection: String(body[command]) };
  switch (command) {
    case 'find':
      return [{ ...named, filter: body.filter ?? {}, ...sortOf(body.sort), ...sliceOf(body) } as Query];
    case 'distinct':
      return [{ ...named, filter: body.query ?? {} } as Query];
    case 'findAndModify':
      return [{ ...named, filter: body.query ?? {}, ...sortOf(body.sort), limit: 1 } as Query];
    case 'update':
    case 'delete':
      return (body[`${command}s`] as Document[]).map(
        ({ q, multi, limit }) =>
          ({ ...named, filter: q, ...(multi === true || limit === 0 ? {} : { limit: 1 }) }) as Query,
      );
    case 'bulkWrite':
      return writesOf(body);
    case 'aggregate':
      return typeof body.aggregate === 'string' ? [{ ...named, ...beginningOf(body) }] : [];
    default:
      return [];
  }
}

/** The updates and deletes of writes that go together; each names its collection by a place in a list. */
function writesOf({ ops, nsInfo }: Document): Query[] {
  const spaces = nsInfo as { ns: string }[];
  return (ops as Document[]).flatMap(({ update, delete: remove, filter, multi }) => {
    const place = update ?? remove;
    if (typeof place !== 'number') return [];
    const [, ...collection] = spaces[place]!.ns.split('.');
    const query = { command: 'bulkWrite', collection: collection.join('.'), filter: filter as Document };
    return [multi === true ? query : { ...query, limit: 1 }];
  });
}

/** The driver sends an order as a map. */
const sortOf = (sort: unknown) => {
  const order = sort instanceof Map ? (Object.fromEntries(sort) as Document) : (sort as Document | undefined);
  return order && Object.keys(order).length > 0 ? { sort: order } : {};
};

const sliceOf = ({ skip, limit }: Document) => ({
  ...(skip ? { skip } : {}),
  ...(limit ? { limit } : {}),
});

/** What of a pipeline the indexes can help with. */
function beginningOf({ pipeline }: Document): Pick<Query, 'filter' | 'sort' | 'skip' | 'limit'> {
  const rest = [...(pipeline as Document[])];
  const take = (stage: string) => (rest[0] && stage in rest[0] ? rest.shift()?.[stage] : undefined);
  const [filter = {}, sort] = [take('$match'), take('$sort')];
  return { filter, ...sortOf(sort), ...sliceOf({ skip: take('$skip'), limit: take('$limit') }) } as Query;
}

async function explain({ db }: Connection, query: Query): Promise<Examined> {
  const { collection: find, filter, sort, skip = 0, limit = 0 } = query;
  const { executionStats } = (await db?.command({
    // Who asks for the third page has the first two found as well.
    explain: { find, filter, ...(sort && { sort }), limit: limit && skip + limit },
    verbosity: 'executionStats',
  })) as { executionStats: { totalDocsExamined: number; nReturned: number } };
  return { what: whatOf(query), examined: executionStats.totalDocsExamined, met: executionStats.nReturned };
}

function whatOf({ command, collection, filter, sort }: Query): string {
  const fields = [...new Set(pathsOf(filter))].sort().join(', ') || 'all';
  const order = sort ? ` by ${Object.keys(sort).join(', ')}` : '';
  return `${command} ${collection}: ${fields}${order}`;
}

/** The fields of a filter; one that is searched for a pattern with a tilde. */
function pathsOf(filter: Document): string[] {
  return Object.entries(filter).flatMap(([path, condition]) => {
    if (path.startsWith('$')) return [condition].flat().flatMap((part) => pathsOf(part as Document));
    const isPattern =
      condition instanceof RegExp ||
      (typeof condition === 'object' && condition !== null && '$regex' in condition);
    return [isPattern ? `~${path}` : path];
  });
}
