import { get } from 'node:http';
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

it('logs id, person, route, status and time of a request, without its data (S60)', async () => {
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

it('logs the reason of a failure, and does not send it to the person (S61)', async () => {
  lines.length = 0;
  const user = await api.createAccount({ passwordHash: 'no hash at all' });

  const answer = await api.visitor.post('/api/user/login', { email: user.email, password: 'Trailhead7' });

  expect([answer.status, answer.body.code]).toEqual([500, 'internal']);
  expect(answer.body.message).toBe('Something went wrong on our side. Please try again.');
  expect(answer.text).not.toMatch(/hash|stack|\.ts/);
  expect(lines).toEqual([expect.objectContaining({ status: 500, err: expect.any(Object) })]);
});

it.each([
  ['/api/camper/read/64b000000000000000000001', 404, '/camper/read/:id'],
  ['/api/camper/read/ann@example.com', 400, '/camper/read/:id'],
  ['/api/nothing/64b000000000000000000001', 404, '(none)'],
  ['/images/64b000000000000000000001-200.webp', 404, '/images/:name'],
  ['/remotes/public-app/64b000000000000000000001.js', 404, '(file)'],
])(
  'logs the pattern of %s, without ids other than the request’s and the person’s',
  async (path, status, route) => {
    const person = await api.signedIn();
    lines.length = 0;

    const { headers } = await person.get(path);

    expect(lines).toEqual([expect.objectContaining({ status, route, requestId: headers['x-request-id'] })]);
    const { userId } = lines[0] ?? {};
    if (userId !== undefined) expect(userId).toBe(person.userId);
    expect(JSON.stringify(lines)).not.toMatch(/64b000000000000000000001|ann@/);
  },
);

it('logs the pattern of a page with a parameter, and none for an unknown post', async () => {
  lines.length = 0;

  await api.visitor.get('/user/profile/64b000000000000000000001');
  await api.visitor.post('/user/profile/64b000000000000000000001');

  expect(lines.map(({ route }) => route)).toEqual(['/user/profile{/:id}', '(none)']);
  expect(JSON.stringify(lines)).not.toContain('64b000000000000000000001');
});

it('logs an error’s type and place, without sent or stored data', async () => {
  const person = await api.signedIn();
  const error = Object.assign(new Error('No camper 64b000000000000000000001 of ann@example.com'), {
    code: 'ODD',
    keyValue: { emailKey: 'ann@example.com' },
    value: 'Bee stings',
  });
  jest.spyOn(api.models.Camper, 'findById').mockImplementationOnce(() => {
    throw error;
  });
  lines.length = 0;

  await person.get('/api/camper/read/64b000000000000000000002');

  const [line] = lines as { err: { message: string; code: string; stack: string[] } }[];
  expect(line?.err).toMatchObject({ message: 'No camper [id] of [hidden]', code: 'ODD' });
  expect(line?.err.stack.join()).toContain('request-log.test.ts');
  expect(JSON.stringify(lines)).not.toMatch(/64b0|ann@|Bee stings/);
});

it('logs a request whose client did not wait for the response', async () => {
  let isAsked: () => void = () => undefined;
  let leave: (count: number) => void = () => undefined;
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  const left = new Promise<number>((resolve) => (leave = resolve));
  jest.spyOn(api.models.Parent, 'countDocuments').mockImplementationOnce(() => {
    isAsked();
    return left as never;
  });
  lines.length = 0;

  const { token } = await api.signedIn();
  const headers = { Authorization: `Bearer ${token}` };
  const request = get(`${api.url}/api/parent/list?own=true`, { headers });
  request.on('error', () => undefined);
  await asked;
  request.destroy();
  while (lines.length === 0) await new Promise((resolve) => setImmediate(resolve));
  leave(0);

  expect(lines).toEqual([expect.objectContaining({ route: '/parent/list', msg: 'request aborted' })]);
});

it('logs only declared fields (S60)', async () => {
  lines.length = 0;

  await api.visitor.get('/api/camp/list?marker=planted').set('X-Marker', 'planted');

  expect(Object.keys(lines[0] ?? {}).sort()).toEqual(
    [
      'hostname',
      'level',
      'method',
      'msg',
      'name',
      'pid',
      'requestId',
      'responseTime',
      'route',
      'status',
      'time',
    ].sort(),
  );
});
