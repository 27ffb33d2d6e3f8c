import { photographAddress } from '@camp/contracts/photograph/photograph';
import { guardedPageList } from '@camp/contracts/registries/guarded-pages';
import { operations } from '@camp/contracts/registries/operations';
import { staffImageName } from '@camp/contracts/staff-profile/images';
import type { Operation } from '@camp/contracts/operations/operation';
import { kindOf, pictureIdIn, type AskedFor } from './request-kind';

const origin = 'https://camp.test';
const kind = (path: string, asked: Partial<AskedFor> = {}) =>
  kindOf(
    { method: 'GET', url: new URL(path, origin).href, mode: 'cors', headers: new Headers(), ...asked },
    origin,
  );
const visit = (path: string) => kind(path, { mode: 'navigate' });

const imageId = '64b000000000000000000001';
const pictures = [
  photographAddress({ imageId }, 960, 'avif'),
  photographAddress({ imageId }, 1_600, 'webp'),
  `/images/${staffImageName(imageId, 200, 'jpg')}`,
];

it.each(['/main.0123456789.js', '/fraunces.0123456789.woff2', '/remotes/public-app/12.0123456789.css'])(
  'is a file: %s',
  (path) => expect(kind(path)).toBe('file'),
);

it.each(pictures)('is a picture that everybody may see: %s', (path) => {
  expect([kind(path, { mode: 'no-cors' }), visit(path)]).toEqual(['picture', 'picture']);
  expect(pictureIdIn(origin + path)).toBe(imageId);
});

it.each(['/', '/packing-list', '/camp-location', '/calendar', '/staff-about', '/gallery', '/privacy'])(
  'is a page: %s',
  (path) => expect(visit(path)).toBe('page'),
);

it('is only a visit for a guarded page, a form or a page from an email', () => {
  const paths = [
    ...guardedPageList.flatMap(({ path, aliases = [] }) => [path, ...aliases]),
    ...['/login', '/register', '/donate', '/user/verify?email=a@b.c', '/password-reset', '/no-such-page'],
    // Other sites add such queries to links.
    '/packing-list?from=mail',
  ];
  const kinds = paths.map((path) => visit(path.replace(/\/:\w+\??/, '/1')));
  expect([...new Set(kinds)]).toEqual(expect.arrayContaining(['visit']));
  expect(kinds.filter((one) => one !== 'visit' && one !== undefined)).toEqual([]);
  expect(visit('/user/profile')).toBe('visit');
});

it.each(['/admin', '/admin/dashboard', '/admin/content/home'])('is nothing for administration: %s', (path) =>
  expect(visit(path)).toBeUndefined(),
);

it('is nothing for any call of the API (S53)', () => {
  const all = Object.values<Operation>(operations);
  expect(all.filter(({ method, path }) => kind(`/api${path}`, { method }))).toEqual([]);
  expect(all.filter(({ method, path }) => kind(`/api${path}`, { method, mode: 'navigate' }))).toEqual([]);
});

it('is nothing for a request with a token (S53)', () => {
  const headers = new Headers({ Authorization: 'Bearer t' });
  const kinds = ['/main.0123456789.js', '/', '/user/profile', ...pictures].map((path) =>
    kind(path, { mode: 'navigate', headers }),
  );
  expect([...new Set(kinds)]).toEqual([undefined]);
});

it.each([
  '/sw.js',
  '/remotes/public-app/remoteEntry.js',
  '/remotes/admin-app/9.0123456789.js',
  '/main.0123456789.js?attempt=2',
  '/images/64b000000000000000000001.webp',
  '/manifest.webmanifest',
  '/calendar.ics',
  '/build.json',
  'https://elsewhere.test/main.0123456789.js',
])('is nothing for %s', (path) => {
  expect([kind(path), visit(path)]).toEqual([undefined, undefined]);
});
