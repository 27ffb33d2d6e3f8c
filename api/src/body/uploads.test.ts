import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import express from 'express';
import supertest from 'supertest';
import { problemReply } from '../refusals/problem-reply';
import { createUploads } from './uploads';

/** Accepts one file at a time, and no file may wait. */
async function serveUploads(): Promise<Server> {
  const app = express();
  const uploads = createUploads({ atOnce: 1, waiting: 0, allow: async () => undefined });
  app.post('/', uploads.read({ file: 'file' }), (request, response) => {
    response.json({ size: request.file?.size, begin: request.file?.buffer.subarray(0, 4).toString() });
  });
  app.use(problemReply);
  const server = createServer(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Sends half of a form's file, then stalls. */
async function beginSlowly(server: Server): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nslow';
  const head =
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\nContent-Type: multipart/form-data; boundary=x';
  socket.write(`${head}\r\n\r\n${part}`);
  await once(server, 'request');
  return socket;
}

let server: Server;
beforeEach(async () => {
  server = await serveUploads();
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('accepts a whole file while other files are still arriving slowly', async () => {
  const trickling = [await beginSlowly(server), await beginSlowly(server)];

  const answer = await supertest(server).post('/').attach('file', Buffer.alloc(100_000, 'fast'), 'a.png');

  expect([answer.status, answer.body]).toEqual([200, { size: 100_000, begin: 'fast' }]);
  trickling.forEach((socket) => socket.destroy());
});

it('accepts an empty file', async () => {
  const answer = await supertest(server).post('/').attach('file', Buffer.alloc(0), 'a.png');

  expect([answer.status, answer.body]).toEqual([200, { size: 0, begin: '' }]);
});

it('frees the slot when a file is too large', async () => {
  const send = (size: number) => supertest(server).post('/').attach('file', Buffer.alloc(size), 'a.png');

  expect((await send(9_000_000)).status).toBe(413);
  expect((await send(10)).status).toBe(200);
});
