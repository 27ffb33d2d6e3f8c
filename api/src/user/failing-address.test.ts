import { markFailing } from '@camp/database/user/failing-address';
import type { StoredUser } from '@camp/database/user/user-model';
import { serveApi } from '../../test/api-under-test';
import { mailedLinks } from '../../test/mailed-links';

const api = serveApi();
const { askForAddress, changeAddress, undo, verify } = mailedLinks(api);

const administrator = async () => api.signedIn(await api.createAccount({ roles: ['admin'] }));
const stored = (id: unknown) => api.models.User.findById(id).orFail().lean();
const fails = async ({ _id }: Pick<StoredUser, '_id'>) => (await stored(_id)).mailFailingSince !== undefined;

/** An account whose emails come back. */
async function failingAccount() {
  const owner = await api.createAccount();
  await markFailing(api.models, owner, api.clock.now());
  return owner;
}

it('shows its owner and administrators that emails come back, until the owner says that the address is right', async () => {
  const owner = await failingAccount();
  const other = await api.createAccount();
  const [client, admin] = [await api.signedIn(owner), await administrator()];
  const set = (by: typeof client) =>
    by.post(`/api/user/update/${String(owner._id)}`, { mailWorks: 'Yes' }).expect(200);
  const shown = async () => (await client.get('/api/user/current')).body.msg.mailFails;
  const listed = async () =>
    (await admin.get('/api/user/list?delivery=Fails').expect(200)).body as { _id: string; mailFails: true }[];

  expect(await shown()).toBe(true);
  expect((await admin.get(`/api/user/read/${String(owner._id)}`)).body.msg).not.toHaveProperty('mailFails');
  const found = await listed();
  expect(found).toContainEqual(expect.objectContaining({ _id: String(owner._id), mailFails: true }));
  expect(found.map(({ _id }) => _id)).not.toContain(String(other._id));
  // Only the owner knows.
  await set(admin);
  expect(await fails(owner)).toBe(true);
  const { body } = await set(client);
  expect([body.msg.mailFails, await shown(), await fails(owner)]).toEqual([undefined, undefined, false]);
  expect((await listed()).map(({ _id }) => _id)).not.toContain(String(owner._id));
  await client.post(`/api/user/update/${String(owner._id)}`, { mailWorks: 'No' }).expect(400);
});

it('ends with a new address, not with the request for one', async () => {
  const owner = await failingAccount();

  const link = await askForAddress(owner, `new.${owner.email}`);
  const asked = await fails(owner);
  await verify(link).expect(200);

  expect([asked, await fails(owner)]).toEqual([true, false]);
});

it('ends with the return to the former address', async () => {
  const owner = await api.createAccount();
  const token = await changeAddress(owner, `typo.${owner.email}`);
  await markFailing(api.models, await stored(owner._id), api.clock.now());

  await undo(owner.email, token).expect(200);

  expect(await fails(owner)).toBe(false);
});

it('marks no address that was changed meanwhile, and keeps the first date', async () => {
  const owner = await failingAccount();
  const first = (await stored(owner._id)).mailFailingSince;
  const later = new Date(api.clock.now().getTime() + 60_000);
  await markFailing(api.models, owner, later);
  expect((await stored(owner._id)).mailFailingSince).toEqual(first);

  const other = await api.createAccount();
  await markFailing(api.models, { ...other, emailKey: `former.${other.emailKey}` }, later);

  expect(await fails(other)).toBe(false);
});
