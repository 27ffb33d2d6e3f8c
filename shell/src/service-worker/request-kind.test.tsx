import { guardedPageList } from '@camp/contracts/registries/guarded-pages';
import { operations } from '@camp/contracts/registries/operations';
import type { Operation } from '@camp/contracts/operations/operation';
import { kindOf, type AskedFor } from './request-kind';

const origin = 'https://camp.test';
const kind = (path: string, asked: Partial<AskedFor> = {}) =>
  kindOf(
    { method: 'GET', url: new URL(path, origin).href, mode: 'cors', headers: new Headers(), ...asked },
    origin,
  );
const visit = (path: string) => kind(path, { mode: 'navigate' });

it.each(['/main.0123456789.js', '/fraunces.0123456789.woff2', '/remotes/public-app/12.0123456789.css'])(
  'is a file: %s',
  (path) => expect(kind(path)).toBe('file'),
);

it.each(['/', '/packing-list', '/camp-location', '/calendar'])('is a page: %s', (path) =>
  expect(visit(path)).toBe('page'),
);

it('is nothing for a guarded page, a form or a page from an email', () => {
  const paths = [
    ...guardedPageList.flatMap(({ path, aliases = [] }) => [path, ...aliases]),
    ...['/login', '/register', '/donate', '/user/verify?email=a@b.c', '/password-reset', '/admin'],
  ];
  expect(paths.filter((path) => visit(path.replace('/:id?', '/1')) !== undefined)).toEqual([]);
});

it('is nothing for any call of the API', () => {
  const all = Object.values<Operation>(operations);
  expect(all.filter(({ method, path }) => kind(`/api${path}`, { method }))).toEqual([]);
});

it('is nothing for a request with a token', () => {
  const headers = new Headers({ Authorization: 'Bearer t' });
  expect([kind('/main.0123456789.js', { headers }), kind('/', { mode: 'navigate', headers })]).toEqual([
    undefined,
    undefined,
  ]);
});

it.each([
  '/sw.js',
  '/remotes/public-app/remoteEntry.js',
  '/remotes/admin-app/9.0123456789.js',
  '/images/64b000000000000000000001',
  '/manifest.webmanifest',
  '/calendar.ics',
  '/build.json',
  '/packing-list?preview=content',
  'https://elsewhere.test/main.0123456789.js',
])('is nothing for %s', (path) => {
  expect([kind(path), visit(path)]).toEqual([undefined, undefined]);
});
