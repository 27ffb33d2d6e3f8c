import { openTestDatabase } from '@camp/database/test/open-database';
import { createUser } from '@camp/database/test/factories/user';
import type { Types } from 'mongoose';
import { createAdministrator } from './create-administrator';
import { createPasswords } from './user/password/passwords';

const database = openTestDatabase();
const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
afterAll(() => passwords.close());
const password = 'Trailhead7';

beforeAll(() => database.ready);

const audited = async (userId: Types.ObjectId) =>
  (await database.models.Audit.find({ recordIds: userId }).sort({ _id: 1 }).lean()).map(({ action, roles }) =>
    roles ? [action, roles] : action,
  );

it('makes an administrator who can log in, and creates the default roles', async () => {
  const said = await createAdministrator(database, passwords, { email: 'First@Example.com', password });

  expect(said).toBe('First@Example.com can now log in as an administrator.');
  const user = await database.models.User.findOne({ emailKey: 'first@example.com' }).orFail().lean();
  expect(user).toMatchObject({ roles: ['user', 'admin'], emailVerified: true });
  expect(await passwords.matches(user.passwordHash, password)).toBe(true);
  expect(await database.models.Role.countDocuments()).toBe(2);
  expect(await audited(user._id)).toEqual([['change-roles', { before: [], after: ['user', 'admin'] }]]);
});

it('gives a new account the name, both parts of it', async () => {
  const given = { email: 'pat@example.com', password };

  await expect(
    createAdministrator(database, passwords, { ...given, nameFirst: 'Pat', nameLast: '' }),
  ).rejects.toThrow('Enter a first and a last name.');
  await createAdministrator(database, passwords, { ...given, nameFirst: 'Pat', nameLast: 'van Dyk' });

  const user = await database.models.User.findOne({ emailKey: given.email }).orFail().lean();
  expect([user.nameFirst, user.nameLast]).toEqual(['Pat', 'van Dyk']);
});

it('makes an existing account an administrator, and ends its sessions, links and pending change of address', async () => {
  const user = await createUser(database.models, { pendingEmail: 'new@example.com' });
  const expiresAt = new Date(Date.now() + 60_000);
  const reset = {
    purpose: 'reset-password',
    userId: user._id,
    email: user.email,
    tokenHash: 'x',
    expiresAt,
  } as const;
  await database.models.Link.create(reset);

  const again = () => createAdministrator(database, passwords, { email: user.email.toUpperCase(), password });
  await again();
  await again();

  const stored = await database.models.User.findById(user._id).orFail().lean();
  expect(stored.roles).toEqual(['user', 'admin']);
  expect(stored).not.toHaveProperty('pendingEmail');
  expect(stored.sessionGeneration).toBe(2);
  expect(await database.models.Link.countDocuments({ userId: user._id, supersededAt: null })).toBe(0);
  expect(await audited(user._id)).toEqual([
    'change-password',
    ['change-roles', { before: ['user'], after: ['user', 'admin'] }],
    'change-password',
  ]);
});

it('refuses a weak password', async () => {
  const given = { email: 'weak@example.com', password: 'weak' };
  await expect(createAdministrator(database, passwords, given)).rejects.toThrow('Enter a password');
  expect(await database.models.User.countDocuments({ emailKey: 'weak@example.com' })).toBe(0);
});
