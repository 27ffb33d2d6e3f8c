/** The query in the driver's format. */
export type Document = Record<string, unknown>;

/** A query of any command. */
export interface Query {
  command: string;
  collection: string;
  filter: Document;
  sort?: Document;
  skip?: number;
  limit?: number;
}

/** The queries of a command that reads, counts, changes or deletes. Other commands have none. */
export function queriesOf(command: string, body: Document): Query[] {
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

/** The updates and deletes of a bulk write. Each refers to its collection by an index into a list. */
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

/** The driver sends the sort order as a map. */
const sortOf = (sort: unknown) => {
  const order = sort instanceof Map ? (Object.fromEntries(sort) as Document) : (sort as Document | undefined);
  return order && Object.keys(order).length > 0 ? { sort: order } : {};
};

const sliceOf = ({ skip, limit }: Document) => ({
  ...(skip ? { skip } : {}),
  ...(limit ? { limit } : {}),
});

/** The stages of a pipeline that can use an index. */
function beginningOf({ pipeline }: Document): Pick<Query, 'filter' | 'sort' | 'skip' | 'limit'> {
  const rest = [...(pipeline as Document[])];
  const take = (stage: string) => (rest[0] && stage in rest[0] ? rest.shift()?.[stage] : undefined);
  const [filter = {}, sort] = [take('$match'), take('$sort')];
  return { filter, ...sortOf(sort), ...sliceOf({ skip: take('$skip'), limit: take('$limit') }) } as Query;
}

/** Command, collection, and the fields of filter and order, such as 'find campers: campYear by nameLast, _id'. */
export function whatOf({ command, collection, filter, sort }: Query): string {
  const fields = [...new Set(pathsOf(filter))].sort().join(', ') || 'all';
  const order = sort ? ` by ${Object.keys(sort).join(', ')}` : '';
  return `${command} ${collection}: ${fields}${order}`;
}

/** The distinct fields of a filter. */
export const fieldsOf = (filter: Document): string[] => [
  ...new Set(pathsOf(filter).map((path) => path.replace('~', ''))),
];

/** The fields of a filter. A tilde marks a field that is matched by a pattern. */
function pathsOf(filter: Document): string[] {
  return Object.entries(filter).flatMap(([path, condition]) => {
    if (path.startsWith('$')) return [condition].flat().flatMap((part) => pathsOf(part as Document));
    const isPattern =
      condition instanceof RegExp ||
      (typeof condition === 'object' && condition !== null && '$regex' in condition);
    return [isPattern ? `~${path}` : path];
  });
}
