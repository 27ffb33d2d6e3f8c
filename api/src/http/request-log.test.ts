import { Writable } from 'node:stream';
import { createLogger } from '@camp/runtime/logger';
import { serveApi } from '../../test/api-under-test';

const lines: Record<string, unknown>[] = [];
const destination = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(JSON.parse(chunk.toString()));
    done();
  },
});

const api = serveApi({
  overrides: () => ({ logger: createLogger({ name: 'api', level: 'info', destination }) }),
});

it('tells id, person, route, status and time of a request, and nothing that was sent', async () => {
  const person = await api.signedIn();
  await person.get('/api/user/current?uuid=secret-of-a-link');
  const user = await api.createAccount();
  const { headers } = await api.visitor.post('/api/user/login', { email: user.email, password: 'Wrong1234' });

  expect(lines).toEqual([
    expect.objectContaining({ method: 'GET', route: '/user/current', status: 200, userId: person.userId }),
    expect.objectContaining({
      method: 'POST',
      route: '/user/login',
      status: 401,
      requestId: headers['x-request-id'],
      responseTime: expect.any(Number),
    }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/secret-of-a-link|Wrong1234|Bearer|example\.com/);
});

it('tells why something failed on our side, and the person nothing of it', async () => {
  lines.length = 0;
  const user = await api.createAccount({ passwordHash: 'no hash at all' });

  const answer = await api.visitor.post('/api/user/login', { email: user.email, password: 'Sunshine1' });

  expect([answer.status, answer.body.code]).toEqual([500, 'internal']);
  expect(answer.body.message).toBe('Something went wrong on our side.');
  expect(answer.text).not.toMatch(/hash|stack|\.ts/);
  expect(lines).toEqual([expect.objectContaining({ status: 500, err: expect.any(Object) })]);
});
