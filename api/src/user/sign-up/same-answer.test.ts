import { connectDatabase, type Database } from '@camp/database/connection';
import { createLogger } from '@camp/runtime/logger';
import { signUpForm } from '@camp/contracts/test/sign-up';
import { withDatabase, withOption } from '@camp/testing/mongo-address';
import { isReadOfWords } from '@camp/database/test/record-commands';
import { testServer } from '@camp/testing/test-database';
import type { mongo } from 'mongoose';
import { knownPassword, serveApi } from '../../../test/api-under-test';

const logger = createLogger({ name: 'test', level: 'silent' });

/** A second connection that records its commands, and a connection to an unavailable database. */
let watched: Database;
let nowhere: Database;
const partsOf = ({ connection, models }: Database) => ({ connection, models });

const api = serveApi({
  // Redis is unavailable, so events are left to the sweep, and nothing runs after the response.
  redisUrl: () => 'redis://127.0.0.1:1',
  overrides: ({ connection }) => {
    const uri = withOption(withDatabase(testServer(), connection.name), 'monitorCommands', 'true');
    watched = connectDatabase({ uri, logger, clock: api.clock });
    nowhere = connectDatabase({ uri: 'mongodb://127.0.0.1:1/camp', logger });
    nowhere.ready.catch(() => undefined);
    return partsOf(watched);
  },
});
beforeAll(() => watched.ready);
afterEach(() => void Object.assign(api.deps, partsOf(watched)));
afterAll(() => Promise.all([watched.close(), nowhere.close()]));

/** The call's database commands before its response. */
async function commandsOf(path: string, body: object): Promise<string[]> {
  const commands: string[] = [];
  const note = ({ commandName, command }: mongo.CommandStartedEvent) =>
    commands.push(
      [commandName, ...[command[commandName] as unknown].filter((of) => typeof of === 'string')].join(' '),
    );
  const client = watched.connection.getClient();
  client.on('commandStarted', note);
  const { status } = await api.visitor.post(path, body);
  client.off('commandStarted', note);
  return [String(status), ...commands.filter((command) => !isReadOfWords(command))];
}

const addresses = {
  unknown: async () => signUpForm().email,
  verified: async () => (await api.createAccount()).email,
  'not verified, of before': async () => (await api.createAccount({ emailVerified: false })).email,
  'of a sign-up that waits': async () => {
    const form = signUpForm();
    await api.visitor.post('/api/user/register', form).expect(201);
    await api.settleRequests();
    return form.email;
  },
};

describe.each([
  ['/api/user/register', 201, (email: string) => signUpForm({ email })],
  ['/api/user/resendverification', 200, (email: string) => ({ email })],
  ['/api/user/sendpasswordreset', 200, (email: string) => ({ email })],
] as const)('%s', (path, status, bodyOf) => {
  it.each(Object.entries(addresses))(
    'sends the database the same commands for an address that is %s',
    async (_what, make) => {
      const commands = await commandsOf(path, bodyOf(await make()));

      expect(commands).toEqual([
        String(status),
        'insert account-requests',
        'insert outbox',
        'commitTransaction',
      ]);
    },
  );

  it('answers the same for every address', async () => {
    const answers: object[] = [];
    for (const make of Object.values(addresses)) {
      const { body, headers } = await api.visitor.post(path, bodyOf(await make()));
      answers.push({ body, headers: Object.keys(headers), length: headers['content-length'] });
    }

    expect(answers).toEqual(answers.map(() => answers[0]));
  });

  it('stores acknowledged requests while Redis is away, and the worker’s sweep finds them', async () => {
    const { email } = bodyOf(await addresses.verified());

    await api.visitor.post(path, bodyOf(email)).expect(status);

    const request = await api.models.AccountRequest.findOne({ email }).orFail().lean();
    const rows = await api.models.Outbox.find({ 'payload.requestId': String(request._id) }).lean();
    expect(rows).toMatchObject([{ name: 'user.account-requested' }]);
  });

  it('answers 503 while the database is away', async () => {
    const body = bodyOf(await addresses.verified());
    Object.assign(api.deps, partsOf(nowhere));

    const answer = await api.visitor.post(path, body);

    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
  });
});

describe('login', () => {
  const login = (email: string, password: string) => commandsOf('/api/user/login', { email, password });

  it('sends the database the same commands for every address, and answers the same to a wrong password', async () => {
    const asked = [];
    for (const make of Object.values(addresses)) asked.push(await login(await make(), 'Wrong1234'));

    expect(asked).toEqual(asked.map(() => ['401', 'find users', 'find account-requests']));
  });

  it.each(['unknown', 'verified'] as const)(
    'answers 476 to the password of a sign-up at once, for an address that was %s',
    async (which) => {
      const email = await addresses[which]();
      const form = signUpForm({ email, password: 'SignedUp1' });
      await api.visitor.post('/api/user/register', form).expect(201);
      const asked = ['476', 'find users', 'find account-requests'];

      expect(await login(email, 'SignedUp1')).toEqual(asked);
      await api.settleRequests();
      expect(await login(email.toUpperCase(), 'SignedUp1')).toEqual(asked);
      expect((await login(email, knownPassword))[0]).toBe(which === 'verified' ? '200' : '401');
    },
  );

  it.each(['unknown', 'verified'] as const)(
    'computes two hashes before any answer but 200, for an address that was %s',
    async (which) => {
      const email = await addresses[which]();
      await api.visitor.post('/api/user/register', signUpForm({ email, password: 'SignedUp1' })).expect(201);
      await api.visitor.post('/api/user/register', signUpForm({ email, password: 'SignedUp2' })).expect(201);
      const compared = jest.spyOn(api.deps.passwords, 'matches');
      const hashed = jest.spyOn(api.deps.passwords, 'hashWithSalt');

      for (const password of ['SignedUp1', 'SignedUp2', 'Wrong1234']) await login(email, password);

      expect([compared.mock.calls.length, hashed.mock.calls.length]).toEqual([3, 3]);
      jest.restoreAllMocks();
    },
  );
});
