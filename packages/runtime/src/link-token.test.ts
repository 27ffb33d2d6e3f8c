import { hashToken, linkToken } from './link-token';

const id = '64b000000000000000000001';

it('makes the same token from the same id, and another token for another id or secret', () => {
  const token = linkToken('one secret', id);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(linkToken('one secret', id)).toBe(token);
  expect(linkToken('another secret', id)).not.toBe(token);
  expect(linkToken('one secret', id.replace('1', '2'))).not.toBe(token);
  expect(hashToken(token)).not.toContain(token);
});
