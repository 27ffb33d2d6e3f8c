import { saysSessionEnded, sessionEnded } from '@camp/contracts/user/session-ended';
import { createCamp } from '@camp/database/test/factories/camp';
import type { Response } from 'supertest';
import { serveApi, type Client } from '../../test/api-under-test';

const api = serveApi();
beforeAll(() => createCamp(api.models, { year: 2026 }));

const group = (query: string) => ({ list: 'camper', query, subject: 'News', text: 'Hello' });
const message = (query: string) => (client: Client) => client.post('/api/message/preview', group(query));

/** Calls whose refusals quote what was typed, with the field that quotes it. */
const quotingCalls = (typed: string): [string, string, (client: Client) => PromiseLike<Response>][] => {
  const word = encodeURIComponent(typed);
  return [
    ['a column of a file', 'columns', (client) => client.get(`/api/camper/export?columns=${word}`)],
    ['a filter of a group', 'query', message(`${word}=1`)],
    ['a filter that is used twice', 'query', message(`${word}=1&${word}=2`)],
    ['the order of a group', 'query', message(`sort=${word}`)],
    [
      'a role of an account',
      'roles',
      async (client) => {
        const { _id } = await api.createAccount();
        return client.post(`/api/user/update/${String(_id)}`, { roles: [typed] });
      },
    ],
  ];
};

it.each(['jwt expired', 'Your session has expired'].flatMap(quotingCalls))(
  'logs nobody out by quoting %s',
  async (_, field, send) => {
    const client = await api.signedIn(await api.createAccount({ roles: ['admin'] }));

    const { status, body } = await send(client);

    expect(status).toBe(400);
    expect(saysSessionEnded(body.message)).toBe(false);
    expect(body.errors).toEqual([
      { path: field, message: expect.stringMatching(/jwt expired|Your session has expired/) },
    ]);
    await client.get('/api/user/current').expect(200);
  },
);

it('still says that a session has ended', async () => {
  const client = await api.signedIn();
  await client.post('/api/user/logout').expect(200);

  const { body } = await client.get('/api/user/current').expect(401);

  expect([body.code, body.message]).toEqual(['unauthenticated', sessionEnded]);
});
