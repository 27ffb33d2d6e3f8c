import { pageAddress } from './page-address';

it.each([
  ['home', undefined, 'https://camp.test/'],
  ['userProfile', undefined, 'https://camp.test/user/profile'],
  [
    'userVerify',
    { email: 'pat@example.com', uuid: 'a b' },
    'https://camp.test/user/verify?email=pat%40example.com&uuid=a%20b',
  ],
] as const)('returns the address of %s', (id, query, address) => {
  expect(pageAddress('https://camp.test', id, query)).toBe(address);
});
