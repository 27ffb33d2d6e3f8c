import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection, mongo } from 'mongoose';
import { allowedPlans } from './allowed-plans';
import { fieldsOf, queriesOf, whatOf, type Document, type Query } from './queries';

/** The query plans of a test suite. */
export interface WatchedPlans {
  /** Marks this async context as the product's, since a test's own queries aren't checked. */
  enter(): void;
  /** Marks everything that the work starts as the product's. */
  run<Answer>(work: () => Answer): Answer;
  /** @returns each shape of query that lacks an index, with what the database does instead */
  faults(): Promise<string[]>;
}

/** A stage of a plan, in explain's format. */
interface Stage {
  stage: string;
  keyPattern?: Document;
  inputStage?: Stage;
  inputStages?: Stage[];
}

/** Fields whose values each match only a few documents, so their order doesn't matter. */
const ofAHandful = [
  '_id',
  'userId',
  'emailKey',
  'recordId',
  'recordIds',
  'campers',
  'erasureAskedAt',
  'mailFailingSince',
];

/**
 * Records each query shape once and explains it at the end. With few documents, the examined count shows little, but
 * the chosen index does.
 *
 * @param connection - open, with `monitorCommands`
 */
export function watchPlans(connection: Connection): WatchedPlans {
  const product = new AsyncLocalStorage<true>();
  const shapes = new Map<string, Query>();
  let chosenBy: ReadonlySet<unknown> | undefined;
  connection.getClient().on('commandStarted', ({ commandName, command }: mongo.CommandStartedEvent) => {
    if (!product.getStore()) return;
    chosenBy ??= choicesOfIndexes(connection);
    for (const query of queriesOf(commandName, command as Document)) {
      const shape = JSON.stringify({ ...query, filter: withoutValues(query.filter, chosenBy), skip: 0 });
      if (!shapes.has(shape)) shapes.set(shape, query);
    }
  });
  const judge = async (query: Query) => {
    const fault = faultOf(query, await planOf(connection, query));
    return fault ? [`${whatOf(query)}: ${fault}`] : [];
  };
  return {
    enter: () => product.enterWith(true),
    run: (work) => product.run(true, work),
    faults: async () => {
      const judged = await Promise.all([...shapes.values()].filter((query) => !isAside(query)).map(judge));
      return [...new Set(judged.flat())].sort();
    },
  };
}

/** No index can find the middle of a word. */
function isAside(query: Query): boolean {
  const what = whatOf(query);
  return what.includes('~') || allowedPlans.some((allowed) => allowed.what.test(what));
}

/** The filter values of partial indexes. */
const choicesOfIndexes = ({ models }: Connection): ReadonlySet<unknown> =>
  new Set(
    Object.values(models)
      .flatMap(({ schema }) => schema.indexes())
      .flatMap(([, { partialFilterExpression = {} }]) => Object.values(partialFilterExpression)),
  );

/** The parts of a filter that decide about its plan: fields, operators, and the values of partial indexes. */
function withoutValues(value: unknown, chosenBy: ReadonlySet<unknown>): unknown {
  if (value === null || typeof value === 'boolean' || chosenBy.has(value)) return value;
  if (Array.isArray(value)) return value.filter(isPlain).map((part) => withoutValues(part, chosenBy));
  if (!isPlain(value)) return value instanceof RegExp ? '~' : '?';
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutValues(part, chosenBy)]));
}

const isPlain = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

async function planOf(
  { db }: Connection,
  { collection: find, filter, sort, limit = 0 }: Query,
): Promise<Stage> {
  const { queryPlanner } = (await db?.command({
    explain: { find, filter, ...(sort && { sort }), limit },
    verbosity: 'queryPlanner',
  })) as { queryPlanner: { winningPlan: Stage & { queryPlan?: Stage } } };
  return queryPlanner.winningPlan.queryPlan ?? queryPlanner.winningPlan;
}

function faultOf({ filter }: Query, plan: Stage): string | undefined {
  const scans = scansOf(plan);
  const asked = fieldsOf(filter);
  const first = scans.map(({ keyPattern = { _id: 1 } }) => Object.keys(keyPattern)[0]!);
  const isWhole = scans.some(({ stage }, index) => stage === 'COLLSCAN' || !asked.includes(first[index]!));
  const used = scans.map(({ stage, keyPattern }) => (keyPattern ? Object.keys(keyPattern).join() : stage));
  // A query without a filter returns everything.
  if (asked.length > 0 && isWhole) return `looks at the whole collection (${used.join(' and ')})`;
  const isHandful =
    stageOf(plan, 'COLLSCAN') === undefined && first.every((field) => ofAHandful.includes(field));
  if (stageOf(plan, 'SORT') && !isHandful) return `sorts all that it finds (${used.join(' and ')})`;
  return undefined;
}

const inputsOf = ({ inputStage, inputStages = [] }: Stage): Stage[] => [
  ...(inputStage ? [inputStage] : []),
  ...inputStages,
];

/** The plan's scan stages. */
function scansOf(plan: Stage): Stage[] {
  const inputs = inputsOf(plan);
  return inputs.length > 0 ? inputs.flatMap(scansOf) : [plan];
}

const stageOf = (plan: Stage, name: string): Stage | undefined =>
  plan.stage === name ? plan : inputsOf(plan).find((input) => stageOf(input, name));
