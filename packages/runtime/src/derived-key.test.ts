import { derivedKey } from './derived-key';

it('is the key of HKDF with SHA-256, 32 bytes', () => {
  // Expected value: openssl kdf -keylen 32 -kdfopt digest:SHA256 -kdfopt key:secret -kdfopt info:links -binary HKDF |
  // xxd -p -c 32
  expect(derivedKey('secret', 'links').export().toString('hex')).toBe(
    'e332173aaf4438fff66534aa7e8c32db7cad87cd5136474483065dd62bb568f0',
  );
});

it('differs by secret and by purpose, whatever was derived before', () => {
  const keys = [
    ['one', 'links'],
    ['one', 'cookies'],
    ['other', 'links'],
    ['one', 'links'],
  ].map(([secret = '', purpose = '']) => derivedKey(secret, purpose).export().toString('hex'));

  expect(new Set(keys).size).toBe(3);
  expect(keys[3]).toBe(keys[0]);
});
