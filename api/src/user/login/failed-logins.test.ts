import { createLogger } from '@camp/runtime/logger';
import { knownPassword, serveApi } from '../../../test/api-under-test';
import { createAfterwards } from '../../afterwards';

const api = serveApi();
const failures = async (recordIds: unknown) => {
  await api.deps.afterwards.settled();
  return api.models.Audit.find({ action: 'fail-login', recordIds } as object).lean();
};
const logIn = (email: string, password = 'Wrong1234') =>
  api.visitor.post('/api/user/login', { email, password });
afterEach(() => jest.restoreAllMocks());

it('audits a wrong password for an administrator, without an actor', async () => {
  const administrator = await api.createAccount({ roles: ['user', 'admin'] });

  const { status } = await logIn(administrator.email);

  expect(status).toBe(401);
  const written = await failures(administrator._id);
  expect(written).toMatchObject([{ subject: 'user', recordIds: [administrator._id] }]);
  expect(written[0]).not.toHaveProperty('actorId');
  expect(JSON.stringify(written)).not.toMatch(/Wrong1234|@/);
});

it('audits no correct passwords, other accounts or unknown addresses', async () => {
  const [administrator, parent] = [await api.createAccount({ roles: ['admin'] }), await api.createAccount()];
  const before = await api.models.Audit.countDocuments();

  await logIn(administrator.email, knownPassword).expect(200);
  await logIn(parent.email).expect(401);
  await logIn('nobody@example.com').expect(401);

  await api.deps.afterwards.settled();
  expect(await api.models.Audit.countDocuments()).toBe(before);
});

it('does not delay the response for the audit row, or fail with it', async () => {
  const administrator = await api.createAccount({ roles: ['admin'] });
  let giveUp: (error: Error) => void = () => undefined;
  jest
    .spyOn(api.models.Audit.collection, 'insertMany')
    .mockReturnValue(new Promise((_resolve, reject) => (giveUp = reject)) as never);

  expect((await logIn(administrator.email)).status).toBe(401);

  giveUp(new Error('The database is away'));
  await api.deps.afterwards.settled();
});

describe('work after a response', () => {
  it('is awaited at shutdown, and does not start before the response is being sent', async () => {
    const afterwards = createAfterwards(createLogger({ name: 'test', level: 'silent' }));
    const done: string[] = [];
    afterwards.run('first', async () => {
      done.push('first');
      afterwards.run('second', async () => void done.push('second'));
    });
    expect(done).toEqual([]);

    await afterwards.settled();

    expect(done).toEqual(['first', 'second']);
  });
});
