import { adminRoleName, userRoleName } from '@camp/contracts/access/default-roles';
import { email as emailField, password as passwordField, requiredText } from '@camp/contracts/forms/fields';
import { passwordRule } from '@camp/contracts/forms/messages';
import type { AuditAction } from '@camp/contracts/audit/actions';
import type { RoleChange } from '@camp/database/audit/audit-model';
import { writeAudit } from '@camp/database/audit/write-audit';
import type { Database } from '@camp/database/connection';
import { ensureDefaultRoles } from '@camp/database/role/default-roles';
import { inTransaction } from '@camp/database/transaction';
import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import type { Types } from 'mongoose';
import * as z from 'zod';
import { endAccess } from './user/password/end-access';
import type { Passwords } from './user/password/passwords';
import { refuseCommonPassword } from './user/password/refuse-common-password';

const name = requiredText(50, 'Enter a first and a last name.', 'Enter up to 50 characters.').optional();

const accountSchema = z.object({
  email: emailField('Enter a valid email address.'),
  password: passwordField(passwordRule),
  nameFirst: name,
  nameLast: name,
});

/**
 * Creates an administrator, or makes an existing account one. It gets a new password, the role `admin` and a verified
 * address (docs/product/user.md).
 * @returns a sentence for the person at the terminal
 * @throws ZodError or ProblemError for an invalid address, password or name
 */
export async function createAdministrator(
  { connection, models }: Pick<Database, 'connection' | 'models'>,
  passwords: Passwords,
  given: z.input<typeof accountSchema>,
): Promise<string> {
  const { email, password, ...names } = accountSchema.parse(given);
  await ensureDefaultRoles(models);
  const emailKey = emailKeyOf(email);
  const owner = await models.User.findOne({ emailKey }, { nameFirst: 1, nameLast: 1 }).lean<StoredUser>();
  refuseCommonPassword('password', password, { ...names, ...owner, email });
  const passwordHash = await passwords.hash(password);
  return inTransaction(connection, async (session) => {
    const writeDown = (action: AuditAction, _id: Types.ObjectId, roles?: RoleChange) =>
      writeAudit(models, { actorId: undefined, action, subject: 'user', recordIds: [_id], roles }, session);
    const known = await models.User.findOneAndUpdate(
      { emailKey },
      { $set: { passwordHash, emailVerified: true }, $addToSet: { roles: adminRoleName } },
      { session, returnDocument: 'before' },
    );
    if (known) {
      await endAccess(models, session, { userId: known._id, now: new Date() });
      await writeDown('change-password', known._id);
      const { roles } = known;
      if (!roles.includes(adminRoleName))
        await writeDown('change-roles', known._id, { before: roles, after: [...roles, adminRoleName] });
      return `${email} is now an administrator with the new password.`;
    }
    const roles = [userRoleName, adminRoleName];
    const account = { ...blankProfile, ...names, email, emailKey, passwordHash, roles, emailVerified: true };
    const [created] = await models.User.create([account], { session });
    if (!created) throw new Error('MongoDB created no user.');
    await writeDown('change-roles', created._id, { before: [], after: roles });
    return `${email} can now log in as an administrator.`;
  });
}

/** The person completes these at /user/edit. */
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
