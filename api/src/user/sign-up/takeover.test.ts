import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createRole } from '@camp/database/test/factories/role';
import { knownPassword, serveApi } from '../../../test/api-under-test';

const api = serveApi();

/** A medical answer of the factory's camper. */
const medicalAnswer = 'Bee stings';

it('an editor of users without `data` reads no medical answer by any sequence of calls', async () => {
  const camp = await createCamp(api.models, { year: 2026 });
  const parent = await api.createAccount();
  const camper = await createCamper(api.models, { userId: parent._id, campId: camp._id });
  const rights = { user: ['edit', 'view-all'], camper: ['view-all'] } as const;
  const editing = await createRole(api.models, rights);
  const nursing = await createRole(api.models, { camper: ['view-all', 'data'] });
  const editor = await api.signedIn(await api.createAccount({ roles: ['user', editing.name] }));
  const mine = 'editors.own@example.com';
  const call = (path: string, body: object) => editor.post(`/api/user/${path}`, body);
  const update = (body: object) => call(`update/${String(parent._id)}`, body);
  const updateMe = (body: object) => call(`update/${editor.userId}`, body);
  const link = { email: mine, uuid: 'guess', newPassword: 'Editor123', newPasswordConf: 'Editor123' };

  const refused = [
    await update({ email: mine }),
    await update({ email: mine, current: knownPassword }),
    await update({ email: mine, roles: ['user'], nameFirst: 'Pat' }),
    await update({ pendingEmail: mine, emailVerified: false, passwordHash: 'x' }),
    await updateMe({ roles: ['user', nursing.name] }),
    await updateMe({ roles: ['user', 'admin'] }),
    await call('resendverification', { email: mine }),
    await call('sendpasswordreset', { email: mine }),
    await call('verify', { email: mine, emailVerificationUUID: 'guess' }),
    await call('resetpassword', link),
    await call('undoaddresschange', link),
    await call('login', { email: mine, password: 'Editor123' }),
  ];

  await api.settleRequests();

  expect(refused.map(({ status }) => status)).toEqual([
    403, 403, 403, 200, 403, 403, 200, 200, 400, 400, 400, 401,
  ]);
  const { email, emailVerified, passwordHash, roles } = await api.models.User.findById(parent._id)
    .orFail()
    .lean();
  expect({ email, emailVerified, passwordHash, roles }).toEqual({
    email: parent.email,
    emailVerified: true,
    passwordHash: parent.passwordHash,
    roles: ['user'],
  });
  expect(await api.models.Link.countDocuments({ userId: parent._id })).toBe(0);
  // A reset for the parent's address emails only the parent.
  await call('sendpasswordreset', { email: parent.email }).expect(200);
  await api.settleRequests();
  const links = await api.models.Link.find({ userId: parent._id }).lean();
  expect(links.map((reset) => reset.email)).toEqual([parent.email]);
  const path = `/api/camper/read/${String(camper._id)}`;
  expect((await editor.get(path).expect(200)).text).not.toContain(medicalAnswer);
  // As a control, holders of `data` can read it.
  const nurse = await api.signedIn(await api.createAccount({ roles: [nursing.name] }));
  expect((await nurse.get(path).expect(200)).text).toContain(medicalAnswer);
});
