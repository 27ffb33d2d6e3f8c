import { linkToken } from '@camp/runtime/link-token';
import { createUser } from '@camp/testing/factories/user';
import { openTestDatabase } from '@camp/testing/open-database';
import { inTransaction } from '../transaction';
import { createLink, findLink, takeLink } from './links';

const { connection, models, ready } = openTestDatabase();
beforeAll(() => ready);

const secret = 'a secret of the tests';
const now = new Date('2030-01-01T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

async function newLink(purpose: 'verify-email' | 'reset-password') {
  const user = await createUser(models);
  const again = async () => {
    const request = { purpose, userId: user._id, email: user.email, now, secret };
    const linkId = await inTransaction(connection, (session) => createLink(models, session, request));
    return linkToken(secret, linkId.toString());
  };
  return { token: await again(), again };
}

it('stores nothing from which a link could be opened', async () => {
  const { token } = await newLink('reset-password');

  const stored = await models.Link.find().lean();

  expect(JSON.stringify(stored)).not.toContain(token);
  expect(await findLink(models, { purpose: 'reset-password', token, now })).not.toBeNull();
});

it.each([
  ['verify-email', 24 * 60],
  ['reset-password', 30],
] as const)(
  '%s has force for %i minutes, for its purpose only, until a newer one replaces it',
  async (purpose, life) => {
    const { token, again } = await newLink(purpose);
    const other = purpose === 'verify-email' ? 'reset-password' : 'verify-email';
    const found = async (at: Date, as: typeof purpose | typeof other = purpose) =>
      (await findLink(models, { purpose: as, token, now: at })) !== null;

    expect([await found(later(life - 1)), await found(later(life)), await found(now, other)]).toEqual([
      true,
      false,
      false,
    ]);
    await again();
    expect(await found(now)).toBe(false);
  },
);

it('gives its single use to one of several at once', async () => {
  const { token } = await newLink('reset-password');

  const taken = await Promise.all(
    [1, 2, 3, 4, 5].map(() =>
      inTransaction(connection, (session) =>
        takeLink(models, session, { purpose: 'reset-password', token, now }),
      ),
    ),
  );

  expect(taken.filter((link) => link !== null)).toHaveLength(1);
});
