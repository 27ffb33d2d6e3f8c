import { isWorthReading } from './worth-reading';

it.each([
  ['{"level":30,"msg":"Listening"}', false],
  ['{"level":40,"msg":"Refused"}', false],
  ['{"level":50,"msg":"Failed"}', true],
  ['{"level":60,"msg":"Gone"}', true],
  ['{ a: 1 }', true],
  ["SyntaxError: Unexpected token '}'", true],
  ['    at api/src/app.ts:3:4', true],
  ['webpack compiled successfully', false],
  ['webpack compiled with 2 errors', true],
  ['  ', false],
])('%s: %s', (line, expected) => {
  expect(isWorthReading(line)).toBe(expected);
});
