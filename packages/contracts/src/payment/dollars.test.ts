import { centsAsText, costAsText, dollarsAsText, sumAsText } from './dollars';

it('formats an amount with its cents, from either unit', () => {
  expect(dollarsAsText(325)).toBe('$325.00');
  expect(dollarsAsText(1250.5)).toBe('$1,250.50');
  expect(centsAsText(32_500)).toBe('$325.00');
});

it.each([
  [31_200, '$31,200'],
  [31_200.5, '$31,200.50'],
  [0, '$0'],
])('formats a total of %p without needless cents', (dollars, text) => {
  expect(sumAsText(dollars)).toBe(text);
});

it('formats the price of a spot, and zero as free', () => {
  expect([0, 25, 300].map(costAsText)).toEqual(['Free', '$25.00', '$300.00']);
});
