import { randomUUID } from 'node:crypto';
import type { LinkPurpose } from '@camp/database/link/link-model';
import { createLink } from '@camp/database/link/links';
import { inTransaction } from '@camp/database/transaction';
import type { StoredUser } from '@camp/database/user/user-model';
import { linkToken } from '@camp/runtime/link-token';
import { signUpForm } from '@camp/contracts/test/sign-up';
import { createParent, parentInput } from '@camp/database/test/factories/parent';
import { knownPassword } from './api-under-test';
import { createPasskey, storePasskey } from './passkeys';
import { unconfirmedCode, withSecondFactor } from './second-factor';
import type { AccessRequests, World } from './access-world';

/** Accounts: sign-up, login, the second factor and the parent block. */
export const accountRequests = {
  'user.register': () => ({ body: signUpForm() }),
  'user.login': ({ owner }) => ({ body: { email: owner.email, password: knownPassword } }),
  'user.logout': () => ({}),
  'user.login-second-factor': async ({ api }) => {
    const { email, challenge, code } = await withSecondFactor(api);
    return { body: { challenge: await challenge(email), code } };
  },
  'user.second-factor': () => ({}),
  'user.start-second-factor': () => ({ body: { current: knownPassword } }),
  'user.start-passkey': () => ({ body: { current: knownPassword } }),
  'user.add-passkey': () => ({
    body: { name: 'Key', passkey: createPasskey().make({ challenge: 'bWFkZSB1cA' }) },
  }),
  'user.rename-passkey': async ({ api, owner }) => ({
    path: { id: await storePasskey(api, owner) },
    body: { name: 'Blue key' },
  }),
  'user.remove-passkey': async ({ api, owner }) => ({ path: { id: await storePasskey(api, owner) } }),
  'user.ask-login-passkey': async ({ api }) => {
    const { challenge } = await withSecondFactor(api);
    return { body: { challenge: await challenge() } };
  },
  'user.ask-proof-passkey': () => ({}),
  'user.prove': () => ({ body: { current: knownPassword } }),
  'user.confirm-second-factor': async ({ api, owner }) => ({ body: await unconfirmedCode(api, owner) }),
  'user.new-recovery-codes': async ({ api, owner }) => ({
    body: { code: (await withSecondFactor(api, owner)).code },
  }),
  'user.remove-second-factor': async ({ api, owner }) => ({
    body: { code: (await withSecondFactor(api, owner)).code },
  }),
  'user.reset-second-factor': async ({ api }) => ({
    path: { id: (await withSecondFactor(api))._id.toString() },
  }),
  'user.sessions': () => ({}),
  'user.end-session': () => ({ body: { sessionId: `0.${randomUUID()}` } }),
  'user.end-other-sessions': () => ({}),
  'user.verify': async (world) => ({
    body: {
      email: world.owner.email,
      emailVerificationUUID: await linkOf(world, world.owner, 'verify-email'),
    },
  }),
  'user.resend-verification': ({ owner }) => ({ body: { email: owner.email } }),
  'user.send-password-reset': ({ owner }) => ({ body: { email: owner.email } }),
  'user.reset-password': async (world) => {
    // Another account is used, since later rows still need the owner's sessions.
    const user = await world.api.createAccount();
    const passwords = { newPassword: knownPassword, newPasswordConf: knownPassword };
    return { body: { email: user.email, uuid: await linkOf(world, user, 'reset-password'), ...passwords } };
  },
  'user.unsubscribe': () => ({ query: { token: 'of-nobody' } }),
  'user.undo-address-change': async (world) => {
    const user = await world.api.createAccount();
    const passwords = { newPassword: knownPassword, newPasswordConf: knownPassword };
    const uuid = await linkOf(world, user, 'undo-address-change');
    return { body: { email: user.email, uuid, ...passwords } };
  },
  'user.change-password': () => ({
    body: { current: knownPassword, newPassword: knownPassword, newPasswordConf: knownPassword },
  }),
  'user.current': () => ({}),
  'user.download': () => ({}),
  'user.erasure': () => ({}),
  'user.ask-erasure': () => ({ body: { ask: 'Yes' } }),
  'user.read': ({ owner }) => ({ path: { id: String(owner._id) } }),
  'user.update': ({ owner }) => ({ path: { id: String(owner._id) }, body: { nameFirst: 'Changed' } }),
  'user.list': () => ({}),
  'user.belongings': ({ owner }) => ({ path: { id: String(owner._id) } }),
  'user.sees': ({ owner }) => ({ path: { id: String(owner._id) } }),
  'user.send-link': ({ owner }) => ({ path: { id: String(owner._id) }, body: { kind: 'reset' } }),
  'user.delete': async ({ api }) => ({ path: { id: String((await api.createAccount())._id) } }),
  'parent.create': async ({ api }) => {
    await api.models.Parent.deleteMany({});
    return { body: parentInput() };
  },
  'parent.read': async (world) => ({ path: { id: await ownersParent(world) } }),
  'parent.update': async (world) => ({
    path: { id: await ownersParent(world) },
    body: { addressCity: 'Aspen' },
  }),
  'parent.list': () => ({}),
  'parent.delete': async (world) => ({ path: { id: await ownersParent(world) } }),
} satisfies AccessRequests;

async function ownersParent({ api, owner }: World): Promise<string> {
  await api.models.Parent.deleteMany({});
  return String((await createParent(api.models, { userId: owner._id }))._id);
}

async function linkOf({ api }: World, user: StoredUser, purpose: LinkPurpose) {
  const { jwtSecret: secret } = api.deps.settings;
  const request = { purpose, userId: user._id, email: user.email, now: api.clock.now(), secret };
  const id = await inTransaction(api.connection, (session) => createLink(api.models, session, request));
  return linkToken(secret, id.toString());
}
