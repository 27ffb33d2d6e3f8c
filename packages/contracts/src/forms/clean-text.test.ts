import { cleanText } from './clean-text';

it.each([
  ['  Ada ', 'Ada'],
  ['A\u0000B', 'AB'],
  ['A\u007fB\u0085', 'AB'],
  ['\ud800Ada\udc00', 'Ada'],
  ['two\r\nlines\tand a tab', 'two\nlines\tand a tab'],
  ['ann@example.org\u200b', 'ann@example.org'],
  ['\u202egro.elpmaxe\ufeff', 'gro.elpmaxe'],
  ['\u3164', ''],
  ['می\u200cخواهم ❤\ufe0f', 'می\u200cخواهم ❤\ufe0f'],
  ['Zoë 𝒜 👩‍👧 naïve', 'Zoë 𝒜 👩‍👧 naïve'],
])('turns %j into %j', (typed, cleaned) => {
  expect(cleanText(typed)).toBe(cleaned);
});
