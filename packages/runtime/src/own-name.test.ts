import type { IncomingMessage } from 'node:http';
import { comesFromOwnPage, isAskedByOwnName } from './own-name';

const request = (headers: IncomingMessage['headers'], localAddress = '127.0.0.1', localPort = 3001) =>
  ({ headers, socket: { localAddress, localPort } }) as IncomingMessage;

it.each([
  ['localhost:3001', '127.0.0.1', 3001, true],
  ['LOCALHOST:3001', '127.0.0.1', 3001, true],
  ['127.0.0.1:3001', '127.0.0.1', 3001, true],
  ['127.0.0.1:3001', '::ffff:127.0.0.1', 3001, true],
  ['[::1]:3001', '::1', 3001, true],
  ['192.168.1.5:3001', '192.168.1.5', 3001, true],
  ['localhost', '127.0.0.1', 80, true],
  ['given.example:3001', '127.0.0.1', 3001, true],
  ['localhost', '127.0.0.1', 3001, false],
  ['localhost:80', '127.0.0.1', 3001, false],
  ['evil.example:3001', '127.0.0.1', 3001, false],
  ['localhost.evil.example:3001', '127.0.0.1', 3001, false],
  ['127.0.0.1.evil.example:3001', '127.0.0.1', 3001, false],
  ['192.168.1.5:3001', '127.0.0.1', 3001, false],
  [undefined, '127.0.0.1', 3001, false],
])('Host %s at %s:%i is an own name: %s', (host, address, port, expected) => {
  expect(isAskedByOwnName(request({ host }, address, port), ['given.example:3001'])).toBe(expected);
});

it.each([
  [undefined, true],
  ['http://localhost:3001', true],
  ['http://127.0.0.1:3001', true],
  ['https://given.example:3001', true],
  ['http://localhost:3000', false],
  ['http://evil.example', false],
  ['null', false],
])('Origin %s is an own page: %s', (origin, expected) => {
  expect(comesFromOwnPage(request({ origin }), ['given.example:3001'])).toBe(expected);
});
