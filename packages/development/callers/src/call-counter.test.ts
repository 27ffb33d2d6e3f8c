import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countCalls, type AnsweredCall, type CallCounter } from './call-counter';

const addresses = [
  { name: 'camper.read', method: 'GET', path: '/camper/read/{id}', address: 'GET /camper/read/{id}' },
];
const answered: AnsweredCall[] = [];
let api: Server;
let counter: CallCounter;

beforeAll(async () => {
  api = createServer({ maxHeaderSize: 2_000 }, (request, response) =>
    request.resume().on('end', () => response.writeHead(404, { 'X-Said': 'no' }).end(request.url)),
  );
  // Responds like the API, with a body.
  api.on('clientError', (_error, socket) =>
    socket.end('HTTP/1.1 431 Too large\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}'),
  );
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  counter = await countCalls(url, addresses, (call) => answered.push(call));
});
afterAll(() => {
  counter.close();
  api.close();
});
beforeEach(() => answered.splice(0));

it('forwards a call and its response, and reports the operation', async () => {
  const answer = await fetch(`${counter.url}/api/camper/read/1?x=2`);
  expect([answer.status, answer.headers.get('x-said'), await answer.text()]).toEqual([
    404,
    'no',
    '/api/camper/read/1?x=2',
  ]);
  expect(answered).toEqual([{ operation: 'camper.read', status: 404 }]);
});

it('reports no call that matches no operation', async () => {
  await fetch(`${counter.url}/api/camper/read/1`, { method: 'POST', body: 'x' });
  await fetch(`${counter.url}/api/camper/read`);
  expect(answered).toEqual([]);
});

it('lets the API reject a URL that is too long', async () => {
  const answer = await fetch(`${counter.url}/api/camper/read/1?x=${'x'.repeat(40_000)}`);
  expect([answer.status, await answer.text()]).toEqual([431, '{}']);
  expect(answered).toEqual([{ operation: 'camper.read', status: 431 }]);
});
