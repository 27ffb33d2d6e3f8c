import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createTestDatabase, testRedisUrl } from '@camp/testing/test-database';
import { startEmbeddedMongo } from '@camp/local-services/embedded-mongo';
import { freePort } from '@camp/local-services/ports';
import { startLimitedMongo } from '@camp/testing/limited-mongo';
import { rawClient } from '@camp/testing/raw-client';
import { apiProcesses, settings } from '../test/api-process';

const { run, listening } = apiProcesses();

const nowhere = { MONGODB_URI: 'mongodb://127.0.0.1:1/camp', REDIS_URL: 'redis://127.0.0.1:1' };

const ask = async (address: string, body?: object) => {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const answer = await fetch(address, body && post);
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown>,
    headers: answer.headers,
  };
};

it('refuses to start without its settings, in one sentence that names them (F23)', async () => {
  const { code, said } = await run({ ...nowhere, PORT: 'many' }).ended;

  expect(code).toBe(1);
  expect(said.trim().split('\n')).toHaveLength(1);
  for (const error of ['PORT is wrong', 'JWT_SECRET is missing', 'STRIPE_SECRET_KEY is missing']) {
    expect(said).toContain(error);
  }
});

it('refuses weak secrets and a missing address in production by name, without revealing them (S62)', async () => {
  const weak = { ...settings, ...nowhere, NODE_ENV: 'production', JWT_SECRET: 'a'.repeat(40) };

  const { code, said } = await run(weak).ended;

  expect([code, said]).toEqual([
    1,
    'Refusing to start in production: JWT_SECRET repeats too few characters. PUBLIC_URL is missing. STRIPE_SECRET_KEY is a test key (ON_PURPOSE=test-payments allows it).\n',
  ]);
});

it('refuses the embedded server in production, unless a setting allows it', async () => {
  const mongo = await startEmbeddedMongo();
  const production = {
    ...{ ...settings, ...nowhere, MONGODB_URI: mongo.uri },
    ...{
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://localhost',
      STRIPE_SECRET_KEY: 'sk_live_51q8Zr2LwX0vTn5KbYc7JdHf3',
    },
  };

  const { code, said } = await run({ ...production, PORT: String(await freePort()) }).ended;
  expect([code, said]).toEqual([
    1,
    'Refusing to start in production: MONGODB_URI names the embedded server, which is only for trying things out (ON_PURPOSE=embedded-database allows it).\n',
  ]);

  const meant = await listening({ ...production, ON_PURPOSE: 'embedded-database' }, '/readyz');
  expect((await ask(`${meant.url}/readyz`)).body).toMatchObject({ mongodb: 'up' });
  await mongo.stop();
});

it('starts without MongoDB and Redis, reports both as missing, and answers 503 with a sentence (F1)', async () => {
  const { url } = await listening(nowhere);

  const ready = await ask(`${url}/readyz`);
  expect([ready.status, ready.body]).toEqual([
    503,
    { status: 'down', mongodb: 'down', redis: 'down', worker: 'unknown', outbox: 'unknown' },
  ]);
  for (const answer of [
    await ask(`${url}/api/camp/current`),
    await ask(`${url}/api/user/login`, { email: 'ann@example.com', password: 'Trailhead7' }),
    await ask(`${url}/api/user/register`, {}),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect(answer.headers.get('retry-after')).toBe('5');
  }
});

describe('with MongoDB', () => {
  const { uri } = createTestDatabase();

  it('refuses a database that lacks a required feature, in one sentence', async () => {
    const old = await startLimitedMongo(uri, { announces: { maxWireVersion: 20 } });

    const { code, said } = await run({
      ...settings,
      ...nowhere,
      PORT: String(await freePort()),
      MONGODB_URI: old.uri,
    }).ended;
    old.close();

    expect([code, said]).toEqual([
      1,
      'MONGODB_URI names a MongoDB older than 7.0. The product needs 7.0 or newer.\n',
    ]);
  });

  it('serves accounts without Redis and reports a degraded state', async () => {
    const { url } = await listening({ ...nowhere, MONGODB_URI: uri });
    let ready = await ask(`${url}/readyz`);
    while (ready.body.mongodb === 'down') ready = await ask(`${url}/readyz`);

    expect([ready.status, ready.body]).toEqual([
      200,
      { status: 'degraded', mongodb: 'up', redis: 'down', worker: 'down', outbox: 'up' },
    ]);
    const login = await ask(`${url}/api/user/login`, { email: 'ann@example.com', password: 'Trailhead7' });
    expect([login.status, login.body.code]).toEqual([401, 'wrong-login']);
  });

  it('finishes requests in flight at SIGTERM and exits with code 0 (F17)', async () => {
    const { api, ended, url } = await listening({ MONGODB_URI: uri, REDIS_URL: testRedisUrl() });
    const login = request(`${url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    login.flushHeaders();
    // The server has received the request, and waits for its body.
    await once(login, 'continue');

    api.kill('SIGTERM');
    while (
      await fetch(`${url}/healthz`).then(
        () => true,
        () => false,
      )
    );
    login.end(JSON.stringify({ email: 'ann@example.com', password: 'Trailhead7' }));

    const [answer] = (await once(login, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(401);
    answer.resume();
    expect((await ended).code).toBe(0);
  });

  it('resets none of 16 keep-alive connections that are busy at SIGTERM', async () => {
    const { api, ended, url } = await listening({ MONGODB_URI: uri, REDIS_URL: testRedisUrl() });
    const clients = await Promise.all(Array.from({ length: 16 }, () => rawClient(url)));
    let answers = 0;
    const askToTheLast = async ({ send, answer, ended: sideEnded, socket }: (typeof clients)[number]) => {
      for (;;) {
        send('GET /api/camp/list HTTP/1.1\r\nHost: camp\r\n\r\n');
        const { status, headers } = await answer();
        answers += 1;
        if (status !== 200) throw new Error(`Answered ${status}`);
        if (headers.connection !== 'close') continue;
        await sideEnded();
        socket.end();
        return;
      }
    };
    const asked = Promise.all(clients.map(askToTheLast));
    while (answers < 200) await new Promise((resolve) => setTimeout(resolve, 10));

    api.kill('SIGTERM');

    await asked;
    expect((await ended).code).toBe(0);
  });
});
