import type { Connection, mongo } from 'mongoose';
import { queriesOf, whatOf, type Document, type Query } from './queries';

/** The highest cost of one query shape. */
export interface Examined {
  /** `whatOf(...)` */
  what: string;
  /** Documents that the database examined. */
  examined: number;
  /** Documents that met the filter. */
  met: number;
}

/** Records the queries of a database. */
export interface QueryRecord {
  /** Explains all recorded queries. Each shape has the result of its most expensive query. */
  explain(): Promise<Examined[]>;
}

/**
 * Records a database's queries: reads, counts, updates and deletes.
 * @param connection - opened with `monitorCommands`
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

/** Documents that were examined but not returned. */
const excessOf = ({ examined, met }: Examined) => examined - met;

async function explain({ db }: Connection, query: Query): Promise<Examined> {
  const { collection: find, filter, sort, skip = 0, limit = 0 } = query;
  const { executionStats } = (await db?.command({
    // Reading the third page also examines the first two.
    explain: { find, filter, ...(sort && { sort }), limit: limit && skip + limit },
    verbosity: 'executionStats',
  })) as { executionStats: { totalDocsExamined: number; nReturned: number } };
  return { what: whatOf(query), examined: executionStats.totalDocsExamined, met: executionStats.nReturned };
}
