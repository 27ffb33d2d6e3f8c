import type { Models } from '../../src/models';
import { emailKeyOf, type StoredUser } from '../../src/user/user-model';
import { nextNumber } from '@camp/contracts/test/sequence';
import { parentFields } from '@camp/contracts/test/sign-up';

/**
 * Stores a verified parent with the role `user`. `values` overrides the defaults. The default password hash matches no
 * password, so a test that logs in must set one.
 */
export async function createUser(models: Models, values: Partial<StoredUser> = {}): Promise<StoredUser> {
  const email = values.email ?? `Parent.${nextNumber()}@example.com`;
  const user = await models.User.create({
    ...parentFields,
    passwordHash: 'none',
    roles: ['user'],
    emailVerified: true,
    email,
    emailKey: emailKeyOf(email),
    ...values,
  });
  return user.toObject();
}
