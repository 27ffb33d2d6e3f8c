import { countries } from './countries';

it('suggests the United States first, then the others alphabetically, without duplicates', () => {
  const [first, ...others] = countries();

  expect(first).toBe('United States');
  expect(others.slice(0, 3)).toEqual(['Afghanistan', 'Albania', 'Algeria']);
  expect(others.at(-1)).toBe('Zimbabwe');
  expect(others).toEqual(expect.arrayContaining(['Canada', 'Mexico', 'Germany', 'Türkiye']));
  expect(new Set(others).size).toBe(others.length);
  expect(others).not.toContain('United States');
});

it('has a name for each country, short enough for the field', () => {
  expect(countries().filter((name) => /^[A-Z]{2}$/.test(name) || name.length > 50)).toEqual([]);
});
