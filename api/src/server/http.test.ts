import { connect } from 'node:net';
import type { Problem } from '@camp/contracts/operations/replies';
import { operations } from '@camp/contracts/registries/operations';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

const login = { email: 'ann@example.com', password: 'Wrong1234' };
const expectProblem = (answer: { status: number; body: Problem }, status: number, code: Problem['code']) => {
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(answer.body).toEqual({
    message: expect.any(String),
    code,
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    ...(answer.body.errors ? { errors: expect.any(Array) } : {}),
  });
};

describe('bodies', () => {
  it('accepts JSON and forms alike', async () => {
    expectProblem(await api.visitor.post('/api/user/login', login), 401, 'wrong-login');
    const form = api.visitor
      .post('/api/user/login')
      .field('email', login.email)
      .field('password', 'Wrong1234');
    expectProblem(await form, 401, 'wrong-login');
  });

  it('refuses other types with 415', async () => {
    const text = api.visitor.post('/api/user/login').set('Content-Type', 'text/plain').send('email=a');
    expectProblem(await text, 415, 'unsupported-media-type');
    const urlencoded = api.visitor.post('/api/user/login').type('form').send('email=a');
    expectProblem(await urlencoded, 415, 'unsupported-media-type');
  });

  it('refuses operators in JSON and in forms with 400 on the field (S30)', async () => {
    const json = await api.visitor.post('/api/user/login', { email: { $gt: '' }, password: { $gt: '' } });
    const form = await api.visitor.post('/api/user/login').field('email[$gt]', '').field('password[$gt]', '');
    for (const answer of [json, form]) {
      expectProblem(answer, 400, 'invalid');
      expect(answer.body.errors.map(({ path }: { path: string }) => path)).toEqual(['email', 'password']);
    }
  });

  it.each([
    ['no JSON at all', '{"email": '],
    ['a bare text', '"email"'],
  ])('refuses %s with 400', async (_what, body) => {
    const answer = api.visitor.post('/api/user/login').set('Content-Type', 'application/json').send(body);
    expectProblem(await answer, 400, 'malformed');
  });

  it('refuses JSON that nests too deeply and a list where an object belongs (S32)', async () => {
    const deep = JSON.parse(`${'{"a":'.repeat(50)}1${'}'.repeat(50)}`);
    expectProblem(await api.visitor.post('/api/user/login', deep), 400, 'malformed');
    expectProblem(await api.visitor.post('/api/user/login', [login]), 400, 'malformed');
  });

  it('refuses more than 100 kB with 413 (S32)', async () => {
    const answer = await api.visitor.post('/api/user/login', { ...login, more: 'x'.repeat(110_000) });
    expectProblem(answer, 413, 'too-large');
  });

  it('refuses a form of more than 200 parts, an incomplete form and a form without boundary', async () => {
    const many = api.visitor.post('/api/user/login');
    for (let part = 0; part < 201; part += 1) void many.field(`field${part}`, 'x');
    expectProblem(await many, 400, 'malformed');
    const cut = api.visitor
      .post('/api/user/login')
      .set('Content-Type', 'multipart/form-data; boundary=x')
      .send('--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nann');
    expectProblem(await cut, 400, 'malformed');
    const without = api.visitor.post('/api/user/login').set('Content-Type', 'multipart/form-data').send('x');
    expectProblem(await without, 400, 'malformed');
  });

  it('refuses a file in a form without one, and continues to serve', async () => {
    const answer = api.visitor.post('/api/user/login').attach('file', Buffer.from('x'), 'x.txt');
    expectProblem(await answer, 400, 'malformed');
    expect((await api.visitor.get('/healthz')).status).toBe(200);
  });
});

describe('addresses', () => {
  it('answers 404 for unknown calls, and names the allowed methods', async () => {
    expectProblem(await api.visitor.get('/api/nothing/here'), 404, 'not-found');
    const wrongMethod = await api.visitor.get('/api/user/login');
    expectProblem(wrongMethod, 404, 'not-found');
    expect(wrongMethod.headers.allow).toBe('POST');
  });

  it('refuses broken and unknown ids', async () => {
    const person = await api.signedIn();
    expectProblem(await person.get('/api/camper/read/abc'), 400, 'invalid');
    expectProblem(await person.get('/api/camper/read/64b000000000000000000001'), 404, 'not-found');
    expectProblem(await person.get('/api/camper/read/%E0%A4%A'), 400, 'malformed');
  });

  it('serves public calls with an invalid token', async () => {
    const ended = await api.signedIn();
    await ended.post('/api/user/logout');
    expectProblem(await ended.get('/api/camp/current'), 404, 'no-camp');
  });
});

describe('a query', () => {
  afterEach(() => api.models.Camp.deleteMany({}));

  it.each([
    '/api/camper/list?year=&paid=&waitlist=&page=&pageSize=&sort=&q=',
    '/api/data/user?id=&historical=',
    '/api/data/user/prior?id=',
  ])('treats empty values as missing: %s', async (address) => {
    const { _id: campId } = await createCamp(api.models);
    const account = await api.createAccount({ roles: ['admin'] });
    await createCamper(api.models, { campId, userId: account._id });
    const person = await api.signedIn(account);
    const [path = ''] = address.split('?');

    const answer = await person.get(address);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual((await person.get(path)).body);
    expect(answer.body).not.toEqual([]);
  });
});

describe('anti-forgery', () => {
  const cookieOf = (answer: { headers: Record<string, unknown> }) => {
    const [cookie = ''] = (answer.headers['set-cookie'] ?? []) as string[];
    return { cookie, token: cookie.match(/^XSRF-TOKEN=([^;]+)/)?.[1] ?? '' };
  };

  it('sets a readable cookie with the first reading call, and no second one in the same browser', async () => {
    const { cookie, token } = cookieOf(await api.visitor.get('/api/camp/list'));
    expect(cookie).toMatch(/; Path=\/; SameSite=Lax$/);
    const second = await api.visitor.get('/api/camp/list').set('Cookie', `other=1; XSRF-TOKEN=${token}`);
    expect(second.headers['set-cookie']).toBeUndefined();
  });

  it('refuses a change with the cookie and without the equal header, and gives a fresh cookie (S51)', async () => {
    const { token } = cookieOf(await api.visitor.get('/api/camp/list'));
    const post = (cookie: string, header?: string) => {
      const test = api.visitor.post('/api/user/login', login).set('Cookie', `XSRF-TOKEN=${cookie}`);
      return header === undefined ? test : test.set('X-XSRF-TOKEN', header);
    };

    for (const answer of [await post(token), await post(token, 'other'), await post('made.up', 'made.up')]) {
      expectProblem(answer, 403, 'csrf');
      expect(cookieOf(answer).token).not.toBe('');
    }
    expectProblem(await post(token, token), 401, 'wrong-login');
  });

  it('requires no header of callers without cookies', async () => {
    expectProblem(await api.visitor.post('/api/user/login', login), 401, 'wrong-login');
  });
});

describe('every response', () => {
  it('has the security headers and a request id', async () => {
    const { headers } = await api.visitor.get('/api/camp/list');
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';img-src 'self' blob: data:;frame-src 'self' https://calendar.google.com;connect-src 'self' https://calendar.google.com;" +
        "object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-request-id': expect.any(String),
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('survives a connection that breaks in the middle of a form', async () => {
    const { hostname, port } = new URL(api.url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n' +
            'Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n',
        );
        setTimeout(() => socket.destroy(), 20);
      });
      socket.on('close', () => resolve());
    });
    expect((await api.visitor.get('/healthz')).body).toEqual({ status: 'alive' });
  });
});

it('describes every call at /api/openapi.json to an administrator', async () => {
  const administrator = await api.signedIn(await api.createAccount({ roles: ['user', 'admin'] }));
  const { status, body } = await administrator.get('/api/openapi.json');
  expect(status).toBe(200);
  const described = Object.values(body.paths as Record<string, Record<string, { operationId: string }>>)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId);
  expect(described.sort()).toEqual(Object.keys(operations).sort());
  expect(
    body.paths['/user/login'].post.requestBody.content['application/json'].schema.properties,
  ).toHaveProperty('password');
  expect(body.paths['/user/login'].post).not.toHaveProperty('description');
  const fieldsOf = (path: string) => body.paths[path].post.requestBody.content['application/json'].schema;
  expect(fieldsOf('/camper/create').properties).toMatchObject({
    sex: { type: 'string', enum: ['Boy', 'Girl'], description: 'Boy or girl' },
    birthdate: { type: 'string', format: 'date' },
    medicationsVal: { type: 'string', maxLength: 200, description: 'Which medications, how much and when?' },
  });
  expect(fieldsOf('/camper/create').required).toContain('birthdate');
  expect(fieldsOf('/camper/create').required).not.toContain('covid');
  expect(fieldsOf('/user/update/{id}').properties).toMatchObject({
    phone: { type: 'string', maxLength: 20 },
  });
  expect(fieldsOf('/user/update/{id}')).not.toHaveProperty('required');
  expect(body.paths['/camper/sendpaymentlink'].post.description).toBe(
    'Needs edit-all on camper, and view-all or edit-all on stripe.',
  );
});

it('describes the administration’s calls to administrators only, and caches nothing of it', async () => {
  const [family, administrator] = [
    await api.signedIn(),
    await api.signedIn(await api.createAccount({ roles: ['user', 'admin'] })),
  ];
  const answers = [];
  for (const client of [api.visitor, family, administrator])
    answers.push(await client.get('/api/openapi.json').expect(200));

  expect(answers.map(({ body }) => '/audit/list' in body.paths)).toEqual([false, false, true]);
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual([
    'no-cache',
    'no-store',
    'no-store',
  ]);
  for (const { headers } of answers) expect(headers.vary).toContain('Authorization');
});
