import { returnPathOf } from './return-path';

it.each([
  ['/camper/create', '/camper/create'],
  ['/camper/create?copyFrom=1#medical', '/camper/create'],
  ['/user/profile', '/user/profile'],
])('maps %s to %s', (address, path) => {
  expect(returnPathOf(address)).toBe(path);
});

it.each([
  undefined,
  '/',
  '/contact',
  '/nowhere',
  '//elsewhere.example/camper/create',
  '/camper/create/win-a-prize',
])('maps %p to nothing', (address) => {
  expect(returnPathOf(address)).toBeUndefined();
});
