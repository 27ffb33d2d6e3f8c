import * as fc from 'fast-check';
import type { BsonDocument } from '../../src/bson/types';
import { CommandError } from '../../src/errors';
import { compileFilter } from '../../src/query/match';
import type { Collection } from '../../src/store/collection';
import { runQuery } from '../../src/store/query';
import { HeldByTransaction, Store, type Transaction } from '../../src/store/store';
import { rebuilt, contentsOf } from './contents';
import { type ModelTransaction, type Outcome, TransactionsModel } from './transactions-model';
import { fuzzSettings } from './values';

const slots = 3;
const id = fc.integer({ min: 1, max: 4 });
const unique = fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined });
const client = fc.integer({ min: -1, max: slots - 1 });

type Step =
  | { readonly kind: 'begin' | 'commit' | 'abort'; readonly slot: number }
  | {
      readonly kind: 'insert' | 'update';
      readonly slot: number;
      readonly id: number;
      readonly u?: number;
      readonly v: number;
    }
  | { readonly kind: 'remove'; readonly slot: number; readonly id: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('begin' as const), slot: fc.nat(slots - 1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('commit' as const, 'abort' as const),
      slot: fc.nat(slots - 1),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('insert' as const, 'update' as const),
      slot: client,
      id,
      u: unique,
      v: fc.nat(2),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), slot: client, id }) },
);

interface Pair {
  readonly real: Transaction;
  readonly model: ModelTransaction;
}

/** The store and its model, which run side by side. Slot -1 writes outside of a transaction. */
class Bench {
  readonly store = new Store();
  readonly collection: Collection = this.store.ensureCollection('test', 'things');
  readonly model = new TransactionsModel();
  readonly open = new Map<number, Pair>();

  constructor() {
    const key = { u: 1 };
    this.collection.createIndex({
      v: 2,
      key,
      name: 'u_1',
      unique: true,
      partialFilterExpression: { u: { $exists: true } },
    });
    this.collection.createIndex({ v: 2, key: { v: 1, u: 1 }, name: 'v_1_u_1' });
  }

  run(step: Step): void {
    if ('id' in step) this.write(step);
    else if (step.kind === 'begin') this.begin(step.slot);
    else this.end(step.slot, step.kind === 'commit');
    this.compareViews();
  }

  private begin(slot: number): void {
    if (this.open.has(slot)) return;
    this.open.set(slot, { real: this.store.begin(), model: this.model.begin() });
  }

  end(slot: number, commit: boolean): void {
    const pair = this.open.get(slot);
    if (!pair) return;
    if (commit) this.store.commit(pair.real);
    else this.store.abort(pair.real);
    this.model.end(pair.model, commit);
    this.open.delete(slot);
  }

  private write(step: Extract<Step, { id: number }>): void {
    const pair = this.open.get(step.slot);
    const record = this.model.find(step.id, pair?.model);
    if (step.kind !== 'insert' && !record) return;
    const document =
      step.kind === 'remove'
        ? null
        : { _id: step.id, v: step.v, ...(step.u === undefined ? {} : { u: step.u }) };
    const target = step.kind === 'insert' ? undefined : record;
    const allowed = this.model.allowed(target, document, pair?.model);

    const outcome = this.writeReally(step.kind, step.id, document, pair?.real);

    expect([...allowed]).toContain(outcome);
    if (outcome === 'done') this.model.write(target, document, pair?.model);
    // MongoDB aborts a transaction at its first error.
    else if (pair) this.end(step.slot, false);
  }

  private writeReally(
    kind: string,
    _id: number,
    document: BsonDocument | null,
    transaction: Transaction | undefined,
  ): Outcome {
    try {
      const [before] = kind === 'insert' ? [] : this.find({ _id }, transaction);
      this.store.write(this.seen(transaction), before, document, transaction);
      return 'done';
    } catch (error) {
      if (error instanceof HeldByTransaction) return 'held';
      if (error instanceof CommandError) return error.code === 112 ? 'conflict' : 'duplicate';
      throw error;
    }
  }

  private seen(transaction: Transaction | undefined): Collection {
    return this.store.collection('test', 'things', transaction)!;
  }

  private find(filter: BsonDocument, transaction: Transaction | undefined, sort?: BsonDocument) {
    const matches = compileFilter(filter);
    return runQuery({ collection: this.seen(transaction), filter, matches, sort }).documents;
  }

  /** Expects that every reader sees exactly the model's prediction, through every index. */
  private compareViews(): void {
    for (const pair of [undefined, ...this.open.values()]) {
      const expected = this.model.visible(pair?.model);
      const seen = (filter: BsonDocument, sort?: BsonDocument) => this.find(filter, pair?.real, sort);
      expect(byId([...this.seen(pair?.real).documents.values()])).toEqual(byId(expected));
      for (const value of [0, 1, 2, 3]) {
        expect(byId(seen({ v: value }))).toEqual(byId(expected.filter(({ v }) => v === value)));
        expect(byId(seen({ u: value }))).toEqual(byId(expected.filter(({ u }) => u === value)));
      }
      expect(seen({ v: { $gte: 0 } }, { v: 1, u: 1 }).map(({ v }) => v)).toEqual(
        expected.map(({ v }) => v).sort(),
      );
    }
    expect(this.collection.documents.size).toBe(this.model.visible(undefined).length);
  }

  finish(): void {
    for (const slot of [...this.open.keys()]) this.end(slot, slot % 2 === 0);
    this.compareViews();
    const { collection } = this;
    for (const index of collection.indexes.values())
      expect(contentsOf(collection, index)).toEqual(contentsOf(collection, rebuilt(collection, index)));
  }
}

const byId = (documents: readonly BsonDocument[]): BsonDocument[] =>
  [...documents].sort((left, right) => Number(left._id) - Number(right._id));

test('transactions and plain writes agree with a model of snapshot isolation', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
      const bench = new Bench();
      steps.forEach((one) => bench.run(one));
      bench.finish();
    }),
    { ...fuzzSettings, numRuns: fuzzSettings.numRuns * 3, endOnFailure: true },
  );
});
