import { Types } from 'mongoose';
import type { OperationLine } from '../history/history';
import { checkChanges } from './changes';
import type { FinalState } from './final-state';

const _id = new Types.ObjectId();
const camperId = _id.toString();
const times = { begun: 0, ended: 1 };
const edit = (answer: string, changes: Partial<OperationLine> = {}) =>
  ({
    operation: 'edit',
    camperId,
    picture: false,
    answer,
    repeated: false,
    outcome: 'ok',
    ...times,
    ...changes,
  }) as const;
const move = (waitlist: boolean, changes: object = {}) =>
  ({
    operation: 'move',
    camperId,
    waitlist,
    moved: true,
    repeated: false,
    outcome: 'ok',
    ...times,
    ...changes,
  }) as const;

/** What the check says of a camper after these operations. */
function say(camper: object, ...operations: object[]) {
  const stored = {
    _id,
    nameFirst: 'Kid1x',
    allergicReactionsVal: 'Bee stings',
    waitlist: false,
    pinned: false,
  };
  const state = { campers: [{ ...stored, ...camper }] } as unknown as FinalState;
  return checkChanges({
    history: { operations: operations as OperationLine[], faults: [], begunAt: 0 },
    state,
  });
}

it('expects the last acknowledged answer', () => {
  expect(say({})).toEqual([]);
  expect(say({ allergicReactionsVal: 'Bees2x' }, edit('Bees1x'), edit('Bees2x'))).toEqual([]);
  expect(say({ allergicReactionsVal: 'Bees1x' }, edit('Bees1x'), edit('Bees2x'))).toEqual([
    'Kid1x has the answer Bees1x, and the last acknowledged one is Bees2x.',
  ]);
  expect(say({}, edit('Bees1x'))).toHaveLength(1);
  expect(say({ allergicReactionsVal: 'Bees1x' }, edit('Bees1x', { outcome: 'failed' }))).toHaveLength(1);
});

it('accepts both results of an unknown edit, and a late attempt of a repeated one', () => {
  const unknown = edit('Bees1x', { outcome: 'unknown' });
  const repeated = edit('Bees1x', { repeated: true } as Partial<OperationLine>);

  for (const answer of ['Bees1x', 'Bees2x']) {
    expect(say({ allergicReactionsVal: answer }, unknown, edit('Bees2x'))).toEqual([]);
    expect(say({ allergicReactionsVal: answer }, repeated, edit('Bees2x'))).toEqual([]);
  }
  expect(say({ allergicReactionsVal: 'Bee stings' }, unknown)).toEqual([]);
});

it('expects the seat that an administrator gave last', () => {
  expect(say({}, move(true), move(false))).toEqual([]);
  expect(say({ waitlist: true }, move(true), move(false))).toEqual(['Kid1x was given a seat, and waits.']);
  expect(say({ pinned: true }, move(true))).toEqual(['Kid1x was moved to the waitlist, and is seated.']);
  expect(say({ waitlist: true }, move(false, { moved: false }))).toEqual([]);
  expect(say({ waitlist: true }, move(false), move(true, { outcome: 'unknown' }))).toEqual([]);
});
