import { addressOf, isFixed } from './address-of';
import { pages } from './pages';

it.each([
  ['a page without parameters', addressOf(pages.home), '/'],
  ['no value for an optional parameter', addressOf(pages.userProfile), '/user/profile'],
  ['an undefined optional parameter', addressOf(pages.userProfile, { id: undefined }), '/user/profile'],
  ['an optional parameter', addressOf(pages.userProfile, { id: '64b' }), '/user/profile/64b'],
  ['characters that need encoding', addressOf(pages.userEdit, { id: 'a/b c' }), '/user/edit/a%2Fb%20c'],
  ['a parameter', addressOf({ path: '/camp/edit/:id' }, { id: '1' }), '/camp/edit/1'],
  [
    'two parameters',
    addressOf({ path: '/camp/:year/camper/:id' }, { year: '2027', id: '1' }),
    '/camp/2027/camper/1',
  ],
])('writes %s', (_what, address, expected) => {
  expect(address).toBe(expected);
});

it.each([
  ['/', true],
  ['/user/profile/:id?', true],
  ['/camp/edit/:id', false],
  ['/camp/:year/camper', false],
])('reports whether %s is an address without parameters', (path, expected) => {
  expect(isFixed({ path })).toBe(expected);
});

it('rejects a missing parameter', () => {
  // @ts-expect-error -- doesn't compile if the path is known
  expect(() => addressOf({ path: '/camp/edit/:id' })).toThrow('The address /camp/edit/:id needs its id.');
});
