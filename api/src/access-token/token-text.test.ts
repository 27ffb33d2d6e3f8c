import { isTokenText, newTokenText } from './token-text';

it('makes texts that differ, and that a scanner can recognize', () => {
  const texts = Array.from({ length: 200 }, newTokenText);

  expect(new Set(texts).size).toBe(200);
  for (const text of texts) {
    expect(text).toMatch(/^camp_[0-9A-Za-z]{47}$/);
    expect(isTokenText(text)).toBe(true);
  }
});

it('recognizes the token in the documentation', () => {
  expect(isTokenText('camp_0123456789abcdefghijABCDEFGHIJ01234567890kgomil')).toBe(true);
});

it.each([
  [
    'with one other letter',
    (text: string) => text.replace(/^camp_./, (start) => (start === 'camp_0' ? 'camp_1' : 'camp_0')),
  ],
  ['cut off', (text: string) => text.slice(0, -1)],
  ['with a letter more', (text: string) => `${text}0`],
  ['with another prefix', (text: string) => text.replace('camp', 'kamp')],
  ['with another checksum', (text: string) => `${text.slice(0, -7)}0000000`],
])('does not recognize a text %s', (_what, change) => {
  expect(isTokenText(change(newTokenText()))).toBe(false);
});
