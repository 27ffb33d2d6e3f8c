import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
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
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const body: unknown = await answer.json();
  server.close();
  return { app, prototypes, answer, body };
}

it('makes requests and responses on which Express changes no prototype, with its methods', async () => {
  const { app, prototypes, answer, body } = await askedOnce();

  expect([answer.status, body]).toEqual([201, { path: '/' }]);
  const [request, response, requestAfter, responseAfter] = prototypes;
  expect(request).toBe(app.request);
  expect(response).toBe(app.response);
  expect(requestAfter).toBe(request);
  expect(responseAfter).toBe(response);
});

it('lets the headers of an answer be completed, once its status is known', async () => {
  const { answer } = await askedOnce((response, status) => response.setHeader('X-Seen', String(status)));

  expect(answer.headers.get('x-seen')).toBe('201');
});
