import { emailPattern } from './patterns';

it.each(['ann@example.org', 'a.b+camp@mail.example.co.uk', 'josé@exämple.org', "o'neil@example.org"])(
  'accepts %j as an email address',
  (typed) => {
    expect(typed).toMatch(emailPattern);
  },
);

it.each([
  '',
  'ann',
  'ann@example',
  'ann@ex ample.org',
  'a..b@example.org',
  '.a@example.org',
  'a.@example.org',
  'a@.example.org',
  'a@b..org',
  'a@b.c',
  'a@b@c.org',
  'a\u200d@example.org',
  'a<b>@example.org',
  'a@example.org\nBcc: all@example.org',
])('rejects %j as an email address', (typed) => {
  expect(typed).not.toMatch(emailPattern);
});
