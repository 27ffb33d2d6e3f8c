import { loginAddress, ownPath } from './return-url';

it('leads to the login page and back', () => {
  expect(loginAddress('/camper/create?copyFrom=1')).toBe(
    '/login?returnUrl=%2Fcamper%2Fcreate%3FcopyFrom%3D1',
  );
});

it.each(['/', '/user/profile/1', '/camper/create?copyFrom=1#medical'])(
  'accepts the path %s of this site',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

it('works in a browser without `URL.canParse`', () => {
  const canParse = jest.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });

  expect([ownPath('/camper/create'), ownPath('//')]).toEqual(['/camper/create', undefined]);
  canParse.mockRestore();
});

it.each([
  null,
  '',
  'profile',
  'https://elsewhere.example',
  '//elsewhere.example/login',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  '/..//elsewhere.example',
  '/.//elsewhere.example',
  '/%2e%2e//elsewhere.example',
  '/camper/../..//elsewhere.example',
  '/..\\/elsewhere.example',
  '/..//',
])('rejects %p (S52)', (address) => {
  expect(ownPath(address)).toBeUndefined();
});

it.each(['/login', '/login/?returnUrl=%2Flogin', '/user/login', '/register', '/user/verify'])(
  'does not lead a person who has logged in back to %s',
  (path) => {
    expect(ownPath(path)).toBeUndefined();
  },
);
