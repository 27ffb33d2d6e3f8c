import type { LinkPurpose } from '@camp/database/link/link-model';
import type { StoredUser } from '@camp/database/user/user-model';
import { linkToken } from '@camp/runtime/link-token';
import { knownPassword, type ServedApi } from './api-under-test';

/** The password that is chosen through emailed links. */
export const chosenPassword = 'Moonlight2';

/** The links of emails to an account, as the worker computes them, and their calls. */
export function mailedLinks(api: ServedApi) {
  const tokenOf = (linkId: unknown) => linkToken(api.deps.settings.jwtSecret, String(linkId));

  /** The secret of the newest link of an account. */
  const newestToken = async ({ _id }: Pick<StoredUser, '_id'>, purpose: LinkPurpose): Promise<string> => {
    const newest = api.models.Link.findOne({ userId: _id, purpose }).sort({ createdAt: -1, _id: -1 });
    return tokenOf((await newest.orFail().lean())._id);
  };

  /** Requests another address as the owner and returns the link of its email. */
  const askForAddress = async (user: StoredUser, email: string) => {
    const owner = await api.signedIn(user);
    const wanted = { email, current: knownPassword };
    await owner.post(`/api/user/update/${owner.userId}`, wanted).expect(200);
    return { email, emailVerificationUUID: await newestToken(user, 'verify-email') };
  };

  const verify = (link: { email: string; emailVerificationUUID: string }) =>
    api.visitor.post('/api/user/verify', link);

  /**
   * Changes the address permanently.
   * @returns the secret of the undo link in the email to the old address
   */
  const changeAddress = async (user: StoredUser, email: string): Promise<string> => {
    await verify(await askForAddress(user, email)).expect(200);
    return newestToken(user, 'undo-address-change');
  };

  const chosen = { newPassword: chosenPassword, newPasswordConf: chosenPassword };

  const undo = (email: string, uuid: string) =>
    api.visitor.post('/api/user/undoaddresschange', { email, uuid, ...chosen });

  /** Chooses a new password by a reset link. */
  const resetPassword = async (user: StoredUser): Promise<void> => {
    await api.visitor.post('/api/user/sendpasswordreset', { email: user.email }).expect(200);
    await api.settleRequests();
    const presented = { email: user.email, uuid: await newestToken(user, 'reset-password') };
    await api.visitor.post('/api/user/resetpassword', { ...presented, ...chosen }).expect(200);
  };

  const logIn = (email: string, password: string) =>
    api.visitor.post('/api/user/login', { email, password }).then(({ status }) => status);

  return { newestToken, askForAddress, verify, changeAddress, undo, resetPassword, logIn };
}
