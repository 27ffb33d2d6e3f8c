import { openTestDatabase } from '@camp/database/test/open-database';
import { createTestClock } from '@camp/testing/test-clock';
import { Schema, type Types } from 'mongoose';
import { createOnce } from './create-once';
import { submissionOf, submittedBy, type Submitted } from './submission';

interface StoredWish extends Submitted {
  _id: Types.ObjectId;
  wish: string;
}

const { connection, ready } = openTestDatabase();
const clock = createTestClock('2026-07-01T12:00:00Z');
const schemaOf = (isUnique: boolean) =>
  new Schema<StoredWish>({ wish: String, createdAt: Date, submissionBody: String }).add({
    submissionKey: { type: String, unique: isUnique },
  });
const Wish = connection.model('Wish', schemaOf(true));
/** The same model without the unique index. */
const LooseWish = connection.model('LooseWish', schemaOf(false));

beforeAll(async () => {
  await ready;
  await Wish.createIndexes();
});
beforeEach(() => Wish.deleteMany({}));

/**
 * Creates a wish as a use case does.
 * @param searched - called after the search. The creation continues when it resolves
 */
async function makeWish(model: typeof Wish, wish: string, key?: string, searched = () => Promise.resolve()) {
  const submission = submissionOf(key, 'somebody', { wish });
  const find = () => model.find({ submissionKey: submission.key }).lean<StoredWish[]>();
  const found = await find();
  await searched();
  const create = async () =>
    (await model.create({ wish, createdAt: clock.now(), ...submittedBy(submission) })).toObject();
  return createOnce<StoredWish>({ clock }, { submission, found, findAgain: find, create });
}

/** Makes ten concurrent requests that all search before any of them continues. */
async function tenAtOnce(model: typeof Wish) {
  let goOn = () => undefined as void;
  const allSearched = new Promise<void>((resolve) => (goOn = resolve));
  let searching = 10;
  const searched = () => {
    searching -= 1;
    if (searching === 0) goOn();
    return allSearched;
  };
  const all = Array.from({ length: searching }, () => makeWish(model, 'a canoe', 'one', searched));
  const made = await Promise.all(all);
  return {
    answers: new Set(made.map(({ _id }) => _id.toString())).size,
    stored: await model.countDocuments(),
  };
}

it('creates one record for ten concurrent requests, and returns it to each (I2, F7)', async () => {
  expect(await tenAtOnce(Wish)).toEqual({ answers: 1, stored: 1 });
});

it('creates ten records without the unique index, so the requests do race', async () => {
  expect(await tenAtOnce(LooseWish)).toEqual({ answers: 10, stored: 10 });
});

it('recognizes a key forever, and the same body without a key for a minute', async () => {
  const [named, unnamed] = [await makeWish(Wish, 'a canoe', 'one'), await makeWish(Wish, 'a kite')];

  clock.pass(59_000);
  const soon = [await makeWish(Wish, 'a canoe', 'one'), await makeWish(Wish, 'a kite')];
  clock.pass(2_000);
  const late = await makeWish(Wish, 'a canoe', 'one');
  const again = makeWish(Wish, 'a kite');

  expect(soon).toEqual([named, unnamed].map((made) => expect.objectContaining({ _id: made._id })));
  expect(late._id).toEqual(named._id);
  // The record has the old key, so the use case decides between a new record and an error.
  await expect(again).rejects.toMatchObject({ code: 11_000 });
});

it('refuses another form under the same key, also at the same time', async () => {
  const made = await Promise.allSettled([makeWish(Wish, 'a canoe', 'one'), makeWish(Wish, 'a kite', 'one')]);

  const refused = made.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toEqual([expect.objectContaining({ code: 'conflict' })]);
  await expect(makeWish(Wish, 'a tent', 'one')).rejects.toMatchObject({ code: 'conflict' });
  expect(await Wish.countDocuments()).toBe(1);
});

it('passes on every other error of a create', async () => {
  const submission = submissionOf('other', 'somebody', {});
  const nothing = () => Promise.resolve([] as StoredWish[]);
  const create = () => Promise.reject(new Error('the disk is full'));

  await expect(createOnce({ clock }, { submission, found: [], findAgain: nothing, create })).rejects.toThrow(
    'the disk is full',
  );
});
