import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import supertest from 'supertest';
import { serveApi } from '../../test/api-under-test';
import { createHttpServer } from './http-server';
import { messagesOf } from './messages';

async function askedOnce(beforeHead: Parameters<typeof messagesOf>[1] = () => undefined) {
  const app = express();
  app.get('/', (request, response) => void response.status(201).json({ path: request.path }));
  const server = createServer(messagesOf(app, beforeHead));
  const prototypes: unknown[] = [];
  const note = (...messages: object[]) =>
    prototypes.push(...messages.map((message) => Object.getPrototypeOf(message) as unknown));
  server.on('request', (request, response) => {
    note(request, response);
    app(request, response);
    note(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return { app, prototypes, answer, body: (await answer.json()) as unknown };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('creates requests and responses with Express’s methods, whose prototype Express does not change', async () => {
  const { app, prototypes, answer, body } = await askedOnce();

  expect([answer.status, body]).toEqual([201, { path: '/' }]);
  const [request, response, requestAfter, responseAfter] = prototypes;
  expect(request).toBe(app.request);
  expect(response).toBe(app.response);
  expect(requestAfter).toBe(request);
  expect(responseAfter).toBe(response);
});

it('lets the headers of a response be completed once its status is known', async () => {
  const { answer } = await askedOnce((response, status) => response.setHeader('X-Seen', String(status)));

  expect(answer.headers.get('x-seen')).toBe('201');
});

describe('in the product', () => {
  const api = serveApi();

  it('no call, page or file changes its request’s or response’s prototype', async () => {
    const { token } = await api.signedIn();
    const server = createHttpServer(api.deps);
    const changed: string[] = [];
    let seen = 0;
    server.prependListener('request', (request, response) => {
      const prototypes = () =>
        [request, response].map((message) => Object.getPrototypeOf(message) as unknown);
      const before = prototypes();
      response.once('close', () => {
        seen += 1;
        if (prototypes().some((prototype, at) => prototype !== before[at])) changed.push(request.url ?? '');
      });
    });

    for (const path of [
      '/healthz',
      '/api/camp/current',
      '/api/user/current',
      '/api/none',
      '/',
      '/favicon.svg',
    ])
      await supertest(server).get(path).set('Authorization', `Bearer ${token}`);

    expect(seen).toBe(6);
    expect(changed).toEqual([]);
  });
});
