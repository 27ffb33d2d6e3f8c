import { adminRoleName, userRoleName } from '@camp/contracts/access/default-roles';
import { email as emailField, password as passwordField } from '@camp/contracts/forms/fields';
import { passwordRule } from '@camp/contracts/forms/messages';
import type { Database } from '@camp/database/connection';
import { ensureDefaultRoles } from '@camp/database/role/default-roles';
import { inTransaction } from '@camp/database/transaction';
import { emailKeyOf } from '@camp/database/user/user-model';
import * as z from 'zod';
import { cancelAddressChange } from './user/cancel-address-change';
import type { Passwords } from './user/passwords';
import { endSessions } from './user/sessions';

const accountSchema = z.object({
  email: emailField('Enter a valid email address.'),
  password: passwordField(passwordRule),
});

/**
 * Makes an administrator, or makes one of an existing account: a new password, the role `admin`, the address
 * verified (decisions.md, Accounts).
 *
 * @returns a sentence for the person at the terminal
 */
export async function createAdministrator(
  { connection, models }: Pick<Database, 'connection' | 'models'>,
  passwords: Passwords,
  given: { email: string; password: string },
): Promise<string> {
  const { email, password } = accountSchema.parse(given);
  await ensureDefaultRoles(models);
  const emailKey = emailKeyOf(email);
  const passwordHash = await passwords.hash(password);
  return inTransaction(connection, async (session) => {
    const known = await models.User.findOneAndUpdate(
      { emailKey },
      { $set: { passwordHash, emailVerified: true }, $addToSet: { roles: adminRoleName } },
      { session, returnDocument: 'after' },
    );
    if (known) {
      await endSessions(models, known._id, session);
      await cancelAddressChange(models, session, known._id, new Date());
      return `${email} is an administrator now, with the new password.`;
    }
    const roles = [userRoleName, adminRoleName];
    await models.User.create(
      [{ ...blankProfile, email, emailKey, passwordHash, roles, emailVerified: true }],
      {
        session,
      },
    );
    return `${email} can log in as administrator.`;
  });
}

/** To be filled in at /user/edit. */
const blankProfile = {
  nameFirst: 'Camp',
  nameLast: 'Administrator',
  userType: 'Staff',
  addressStreet: '-',
  addressCity: '-',
  addressState: 'CO',
  addressZip: '00000',
  addressCountry: '-',
  phone: '000-000-0000',
  preferedContact: 'Email',
} as const;
