import {
  lifeOfAccountRequest,
  type StoredAccountRequest,
} from '../../src/account-request/account-request-model';
import type { SignUp } from '../../src/link/link-model';
import type { Models } from '../../src/models';
import { emailKeyOf } from '../../src/user/user-model';
import { nextNumber } from '@camp/contracts/test/sequence';
import { parentFields } from '@camp/contracts/test/sign-up';

/** The data of a sign-up. Its password hash matches no password. */
export const signUpOf = (values: Partial<SignUp> = {}): SignUp => ({
  ...parentFields,
  nameFirst: 'Sam',
  nameLast: 'Signer',
  passwordHash: `none ${nextNumber()}`,
  email: `Signer.${nextNumber()}@example.com`,
  ...values,
});

/** Stores an account request. The default is a sign-up that waits for the worker. */
export async function createAccountRequest(
  models: Models,
  values: Partial<StoredAccountRequest> = {},
): Promise<StoredAccountRequest> {
  const kind = values.kind ?? 'sign-up';
  const signUp = kind === 'sign-up' ? signUpOf(values.email ? { email: values.email } : {}) : undefined;
  const email = values.email ?? signUp?.email ?? `Asker.${nextNumber()}@example.com`;
  const request = await models.AccountRequest.create({
    kind,
    email,
    emailKey: emailKeyOf(email),
    expiresAt: new Date(Date.now() + lifeOfAccountRequest),
    ...(signUp ? { signUp, submissionKey: `body-${nextNumber()}` } : {}),
    ...values,
  });
  return request.toObject();
}
