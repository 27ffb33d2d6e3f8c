import { mongo } from 'mongoose';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

/** Makes one read of the person fail. */
const failing = (error: Error) =>
  jest.spyOn(api.models.User.collection, 'findOne').mockRejectedValueOnce(error as never);

describe.each([
  ['a personal call', '/api/user/current'],
  ['a public call', '/api/camp/current'],
])('%s while the person’s account cannot be read', (_what, path) => {
  it('answers 503 if the database is unavailable, and does not end the session', async () => {
    const person = await api.signedIn();
    failing(new mongo.MongoNetworkError('connection closed'));

    const { status, body, headers } = await person.get(path);

    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect(headers['retry-after']).toBeDefined();
    expect((await person.get('/api/user/current')).status).toBe(200);
  });

  it('answers 500 if the reason is unknown', async () => {
    const person = await api.signedIn();
    failing(new Error('unheard of'));

    const { status, body } = await person.get(path);

    expect([status, body.code]).toEqual([500, 'internal']);
  });
});
