import { openTestDatabase } from '@camp/database/test/open-database';
import { erasedModels } from '@camp/database/erasure/erase-again';
import { Schema } from 'mongoose';
import { belongingNames } from './belongings';

const { models, ready } = openTestDatabase();
beforeAll(() => ready);

const naming = (all: Readonly<Record<string, { schema: { paths: object } }>>) =>
  Object.entries(all).flatMap(([name, { schema }]) => ('userId' in schema.paths ? [name] : []));

/** Records with an account's id that stay after its deletion or expire. */
const others = {
  Import: 'is the camp’s',
  Challenge: 'goes with the account, and expires after five minutes',
  Link: 'goes with the account, uncounted',
  MailTest: 'expires after a day',
  Message: 'what the camp wrote',
  MessageRecipient: 'to whom the camp wrote',
  Note: 'goes with the registration that it is about',
  Passkey: 'goes with the account, uncounted',
  Payment: 'stays, without names of children',
  Photograph: 'is the camp’s',
  Role: 'is the camp’s',
  SecondFactor: 'goes with the account, uncounted',
  StaffProfile: 'is the camp’s',
  TestEntry: 'is the camp’s',
};

it('covers every kind of record that refers to an account', () => {
  expect(naming(models).sort()).toEqual([...belongingNames, ...Object.keys(others)].sort());
});

it('notices a new kind of record that refers to an account', () => {
  const diary = { schema: new Schema({ userId: Schema.Types.ObjectId, text: String }) };

  expect(naming({ ...models, Diary: diary })).toContain('Diary');
});

it('erases the same kinds of records from a restored backup', () => {
  expect(erasedModels).toEqual(expect.arrayContaining([...belongingNames]));
});
