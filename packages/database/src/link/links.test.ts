import { linkToken } from '@camp/runtime/link-token';
import { parentFields } from '@camp/contracts/test/sign-up';
import { createUser } from '../../test/factories/user';
import { openTestDatabase } from '../../test/open-database';
import { inTransaction } from '../transaction';
import { emailKeyOf } from '../user/user-model';
import type { LinkPurpose } from './link-model';
import { createLink, findLink, useLink, type LinkRequest } from './links';
import { findReservedAddress, voidUndoLinksSince } from './undo-links';

const { connection, models, ready } = openTestDatabase();
beforeAll(() => ready);

const secret = 'a secret of the tests';
const now = new Date('2030-01-01T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

async function newLink(purpose: LinkPurpose) {
  const user = await createUser(models);
  const again = async () => {
    const request = { purpose, userId: user._id, email: user.email, now, secret };
    const linkId = await inTransaction(connection, (session) => createLink(models, session, request));
    return linkToken(secret, linkId.toString());
  };
  return { user, token: await again(), again };
}

/** @returns whether this call took the single use */
const useOnce = (purpose: LinkPurpose, token: string) =>
  inTransaction(connection, async (session) => {
    const { _id } = (await findLink(models, { purpose, token, now }, session)) ?? {};
    return _id !== undefined && useLink(models, session, _id, now);
  });

it('stores nothing from which a link could be opened', async () => {
  const { token } = await newLink('reset-password');

  const stored = await models.Link.find().lean();

  expect(JSON.stringify(stored)).not.toContain(token);
  expect(await findLink(models, { purpose: 'reset-password', token, now })).not.toBeNull();
});

it.each([
  ['verify-email', 24 * 60],
  ['reset-password', 60],
] as const)(
  '%s is valid for %i minutes, for its purpose only, until a newer one replaces it',
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

it('is replaced by no link of somebody else’s sign-up, of another account or for another purpose', async () => {
  const { _id: userId, email } = await createUser(models);
  const other = await createUser(models);
  const make = async (values: Partial<LinkRequest>) => {
    const request = { purpose: 'verify-email', userId, email, now, secret, ...values } as const;
    const linkId = await inTransaction(connection, (session) => createLink(models, session, request));
    return async () => (await models.Link.findById(linkId).orFail()).supersededAt === undefined;
  };
  const signUp = { ...parentFields, email, passwordHash: 'mine' };

  const own = await make({ signUp });
  await make({ signUp: { ...signUp, passwordHash: 'a stranger’s' } });
  await make({ userId: other._id, signUp });
  await make({ purpose: 'reset-password', signUp });
  expect(await own()).toBe(true);

  const again = await make({ signUp });
  expect([await own(), await again()]).toEqual([false, true]);
});

it('works once, even for several concurrent requests', async () => {
  const { token } = await newLink('reset-password');

  const used = await Promise.all([1, 2, 3, 4, 5].map(() => useOnce('reset-password', token)));

  expect(used.filter((isUsed) => isUsed)).toHaveLength(1);
});

describe('an undo link', () => {
  const inForce = async (token: string, at = now) =>
    (await findLink(models, { purpose: 'undo-address-change', token, now: at })) !== null;
  const keeper = (email: string, at = now) =>
    inTransaction(connection, (session) => findReservedAddress(models, session, emailKeyOf(email), at));

  it('is valid for 7 days, even if there is a newer one', async () => {
    const { token, again } = await newLink('undo-address-change');
    await again();

    expect(await inForce(token, later(7 * 24 * 60 - 1))).toBe(true);
    expect(await inForce(token, later(7 * 24 * 60))).toBe(false);
  });

  it('reserves its address for the account while it is valid', async () => {
    const { user, token } = await newLink('undo-address-change');

    expect((await keeper(user.email.toUpperCase()))?.userId).toEqual(user._id);
    expect(await keeper(`other.${user.email}`)).toBeNull();
    expect(await keeper(user.email, later(7 * 24 * 60))).toBeNull();
    await useOnce('undo-address-change', token);
    expect(await keeper(user.email)).toBeNull();
  });

  it('is invalidated by an earlier undo link, and does not invalidate the earlier one', async () => {
    const { user, token: earlier, again } = await newLink('undo-address-change');
    const early = await models.Link.findOne({ userId: user._id }).orFail().lean();
    const createdAt = new Date(early.createdAt.getTime() - 60_000);
    await models.Link.updateOne({ _id: early._id }, { $set: { createdAt } }, { overwriteImmutable: true });
    const middle = await again();
    const voidSince = (since: Date) =>
      inTransaction(connection, (session) =>
        voidUndoLinksSince(models, session, { userId: user._id, createdAt: since }, now),
      );

    await voidSince(early.createdAt);
    expect([await inForce(earlier), await inForce(middle)]).toEqual([true, false]);
    await voidSince(createdAt);
    expect(await inForce(earlier)).toBe(false);
  });
});
