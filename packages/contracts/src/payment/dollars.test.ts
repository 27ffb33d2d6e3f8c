import { centsAsText, dollarsAsText } from './dollars';

it('writes an amount with its cents, from either unit', () => {
  expect(dollarsAsText(325)).toBe('$325.00');
  expect(dollarsAsText(1250.5)).toBe('$1,250.50');
  expect(centsAsText(32_500)).toBe('$325.00');
});
