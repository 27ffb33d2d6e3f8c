import { returnPathOf } from './return-path';

it.each([
  ['/camper/create', '/camper/create'],
  ['/camper/create?copyFrom=1#medical', '/camper/create'],
  ['/user/profile', '/user/profile'],
])('leads from %s on to %s', (address, path) => {
  expect(returnPathOf(address)).toBe(path);
});

it.each([
  undefined,
  '/',
  '/contact',
  '/nowhere',
  '//elsewhere.example/camper/create',
  '/camper/create/win-a-prize',
])('leads nowhere from %p', (address) => {
  expect(returnPathOf(address)).toBeUndefined();
});
