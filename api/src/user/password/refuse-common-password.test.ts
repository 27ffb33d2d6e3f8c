import { zipWrong } from '@camp/contracts/test/sentences/user';
import { commonPassword, ownNamePassword } from '@camp/contracts/user/guessable-password';
import { linkToken } from '@camp/runtime/link-token';
import { signUpForm } from '@camp/contracts/test/sign-up';
import { createAdministrator } from '../../create-administrator';
import { knownPassword, serveApi } from '../../../test/api-under-test';

const api = serveApi();

const email = 'pinecone@example.com';

it.each([
  ['Password1', commonPassword],
  ['wELCOME123', commonPassword],
  ['Summer2024!', commonPassword],
  ['WilmaArbor1', ownNamePassword],
  ['Pinecone99', ownNamePassword],
])('sign-up with %s is refused along with every other error (S16)', async (password, message) => {
  const form = signUpForm({ nameFirst: 'Wilma', nameLast: 'Arbor', email, addressZip: '1', password });

  const { status, body } = await api.visitor.post('/api/user/register', form);

  expect([status, body.errors]).toEqual([
    400,
    [
      { path: 'addressZip', message: zipWrong },
      { path: 'password', message },
    ],
  ]);
  expect(await api.models.User.countDocuments({ emailKey: email })).toBe(0);
});

it('a reset with such a password is refused, and its link still works (S16)', async () => {
  const { email, _id } = await api.createAccount({ nameFirst: 'Rosalind', nameLast: 'Birch' });
  await api.visitor.post('/api/user/sendpasswordreset', { email }).expect(200);
  await api.settleRequests();
  const link = await api.models.Link.findOne({ userId: _id }).orFail().lean();
  const uuid = linkToken(api.deps.settings.jwtSecret, link._id.toString());
  const reset = (password: string) =>
    api.visitor.post('/api/user/resetpassword', {
      email,
      uuid,
      newPassword: password,
      newPasswordConf: password,
    });

  const refused = [await reset('Iloveyou1'), await reset('Rosalind7'), await reset('BirchRosalind.1')];
  const taken = await reset('Moonlight2');

  expect(refused.map(({ status, body }) => [status, body.errors])).toEqual(
    [commonPassword, ownNamePassword, ownNamePassword].map((message) => [
      400,
      [{ path: 'newPassword', message }],
    ]),
  );
  expect(taken.status).toBe(200);
});

it('an administrator is not made with such a password (S16)', async () => {
  const { email } = await api.createAccount({ nameFirst: 'Rosalind' });
  const make = (password: string, address = email) =>
    createAdministrator(api, api.deps.passwords, { email: address, password });

  await expect(make('Qwerty123')).rejects.toThrow(commonPassword);
  await expect(make('Rosalind1')).rejects.toThrow(ownNamePassword);
  await expect(make('Lighthouse2', 'lighthouse@example.com')).rejects.toThrow(ownNamePassword);
  expect(await api.models.User.countDocuments({ roles: 'admin' })).toBe(0);
  await make(knownPassword);
  expect(await api.models.User.countDocuments({ roles: 'admin' })).toBe(1);
});
