import { openTestDatabase } from '@camp/database/test/open-database';
import { erasedBy } from '@camp/database/erasure/erased-models';
import { belongingNames } from './belongings';

const { models, ready } = openTestDatabase();
beforeAll(() => ready);

/** Records of an account that its deletion doesn't count for the administrator. */
const uncounted = {
  Challenge: 'expires after five minutes',
  Link: 'is the secret of an email',
  MessageRecipient: 'has ids of people who got a message, and stays until a restore',
  Passkey: 'is a key for logging in',
  SecondFactor: 'is the secret of login codes',
};

it('counts every kind of record of an account, and erases the same kinds from a restored backup', () => {
  expect(erasedBy('userId').sort()).toEqual([...belongingNames, ...Object.keys(uncounted)].sort());
  for (const name of belongingNames)
    expect([name, 'userId' in models[name].schema.paths]).toEqual([name, true]);
});
